import { toast } from '../../../kernel/ui'

/** To the clipboard, with a word about how it went: without https a browser has none. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error('Não foi possível copiar. Selecione o texto e copie à mão.')
  }
}
