import { toast } from '../../../../kernel/ui'
import { type Folha, guardarRascunho, type Linha, lerRascunho } from './rascunho'

type Shown = { folha: Folha; putBack: (linha: Linha, index: number) => void }

/** The sheet on the screen. */
let shown: Shown | undefined

/** Whether each sheet was saved, by its key; the promise is pending while it is being sent. */
const saved = new Map<string, Promise<boolean>>()

/** Registers the sheet on the screen. Returns the function that unregisters it. */
export function showSheet(sheet: Shown): () => void {
  shown = sheet
  return () => {
    if (shown === sheet) shown = undefined
  }
}

/** Registers that the sheet is being sent. The promise never rejects. */
export const sending = (chave: string, done: Promise<boolean>): void => void saved.set(chave, done)

/**
 * Puts a removed line back. The message that offers it outlives the screen: the line then returns to the draft. A sheet
 * that is being sent lacks the line on the server, so its end is awaited.
 * @param folha the sheet before the line was removed
 */
export async function putBack(uuid: string, folha: Folha, index: number): Promise<void> {
  const linha = folha.linhas[index]
  if (!linha) return
  if (await saved.get(folha.chave)) {
    toast.info(`A folha já foi salva. Lance o dízimo de ${linha.nome} em outra.`)
    return
  }
  if (!shown) {
    // a draft without lines is not kept
    const draft = lerRascunho(uuid) ?? { ...folha, linhas: [] }
    guardarRascunho(uuid, { ...draft, linhas: draft.linhas.toSpliced(index, 0, linha) })
    toast.info(`O dízimo de ${linha.nome} voltou à folha.`)
    return
  }
  // a sheet that lost its only line is followed by another, still empty one
  if (shown.folha.chave === folha.chave || shown.folha.linhas.length === 0) shown.putBack(linha, index)
  else toast.info(`A folha já é outra. Lance nela o dízimo de ${linha.nome}.`)
}
