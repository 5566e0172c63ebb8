import { toast } from './toast'

/**
 * Copies to the clipboard and reports the result.
 * @param field shows the code; it is selected when copying fails, because without HTTPS browsers have no clipboard
 */
export async function copy(text: string, done: string, field?: HTMLTextAreaElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    field?.select()
    toast.error(
      field
        ? 'Não foi possível copiar. O código está selecionado: copie à mão.'
        : 'Não foi possível copiar. Selecione o texto e copie à mão.',
    )
  }
}
