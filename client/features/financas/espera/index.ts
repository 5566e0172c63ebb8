import { formatMoney } from '../../../kernel/ui'

type Espera = {
  movimentos?: number | null
  pix?: number | null
  somaPix?: string | null
  devolucoes?: number | null
  contagens?: number | null
  aConferir?: number | null
}

const some = (kind: Exclude<keyof Espera, 'somaPix'>, count: number | null | undefined, one: string, many: string) =>
  count ? [{ kind, count, text: `${count} ${count === 1 ? one : many}` }] : []

/** What the books do not have yet, in words. */
export const esperam = ({ movimentos, pix, somaPix, devolucoes, contagens, aConferir }: Espera) => [
  ...some('movimentos', movimentos, 'movimento do banco pendente', 'movimentos do banco pendentes'),
  ...some('pix', pix, 'Pix recebido', 'Pix recebidos').map((part) => ({
    ...part,
    text: `${part.text} (${formatMoney(somaPix ?? '0')})`,
  })),
  ...some('devolucoes', devolucoes, 'devolução de Pix', 'devoluções de Pix'),
  ...some('contagens', contagens, 'contagem sem as assinaturas', 'contagens sem as assinaturas'),
  ...some('aConferir', aConferir, 'lançamento a conferir', 'lançamentos a conferir'),
]
