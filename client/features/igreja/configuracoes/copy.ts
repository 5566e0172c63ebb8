import { toast } from '../../../kernel/ui'

/** Copies to the clipboard and reports the result. Without HTTPS, browsers have no clipboard. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('Não foi possível copiar. Selecione o texto e copie à mão.')
  }
}
