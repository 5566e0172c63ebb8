import { formatMoney } from '../../../kernel/ui'
import { contagemUrls } from '../../culto/contagem/urls'
import { pixRecebidoUrls } from '../../missoes/pix-recebido/urls'
import { movimentoBancarioUrls } from '../movimento-bancario/urls'

type Espera = {
  movimentos?: number | null
  pix?: number | null
  somaPix?: string | null
  devolucoes?: number | null
  contagens?: number | null
}

const some = (count: number | null | undefined, one: string, many: string, to: string) =>
  count ? [{ text: `${count} ${count === 1 ? one : many}`, to, count }] : []

/** What the books do not have yet, in words, each with the list where it is entered. */
export const esperam = ({ movimentos, pix, somaPix, devolucoes, contagens }: Espera) => [
  ...some(movimentos, 'movimento do banco pendente', 'movimentos do banco pendentes', movimentoBancarioUrls.list),
  ...some(pix, 'Pix recebido', 'Pix recebidos', pixRecebidoUrls.waiting).map((part) => ({
    ...part,
    text: `${part.text} (${formatMoney(somaPix ?? '0')})`,
  })),
  ...some(devolucoes, 'devolução de Pix', 'devoluções de Pix', pixRecebidoUrls.list),
  ...some(contagens, 'contagem sem as assinaturas', 'contagens sem as assinaturas', contagemUrls.list),
]
