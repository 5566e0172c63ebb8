import { formatDate } from '../../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../../schema/rules/money.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { NoticeKind } from '../../../../kernel/work/contributions/contributions.js'
import { notify, type Origin } from '../../../acesso/aviso/index.js'
import { peopleWhoMay } from '../../../acesso/sessao/index.js'
import { somaDe } from '../../../financas/conta/index.js'
import { read } from '../pix-recebido.queries.js'

export const pixDevolvidoPeloBanco: NoticeKind = {
  name: 'pixRecebido.devolvidoPeloBanco',
  title: 'Pix retirado pelo banco',
  description: 'Quando o banco devolve por conta própria um Pix que a igreja recebeu, como depois de uma fraude.',
  action: 'pixRecebido.escrever',
  email: true,
}

/**
 * Tells those who book Pix that the bank took money back (MED): nobody of the church asked for it, so nobody expects it.
 * @param devolucoes the ones of this Pix that nobody was told of yet
 */
export async function notifyDevolucoes(
  work: Writing,
  origin: Origin,
  id: number,
  devolucoes: readonly { valor: string }[],
): Promise<void> {
  if (devolucoes.length === 0) return
  const pix = await read(work, id)
  if (!pix) return
  const people = await peopleWhoMay(work, 'pixRecebido.escrever')
  const valor = somaDe(...devolucoes.map((one) => one.valor))
  const times = devolucoes.length === 1 ? '' : ` (em ${devolucoes.length} devoluções)`
  const avisos = people.map((idUsuario) => ({
    idUsuario,
    titulo: 'O banco retirou dinheiro de um Pix',
    texto: 'Voltou, no todo ou em parte, para quem pagou. Toque para ver quanto.',
    caminho: `/dashboard/pix-recebidos?busca=${pix.endToEndId}`,
    carta: {
      assunto: 'O banco retirou dinheiro de um Pix da igreja',
      linhas: [
        `O banco devolveu por conta própria ${formatMoney(valor)}${times} do Pix de ${formatMoney(pix.valor)} que a igreja recebeu em ${formatDate(pix.data)}. Isso acontece quando quem pagou reclama de uma fraude, ou o banco errou.`,
        'Se o Pix já estava lançado, o estorno entra nos livros sozinho, e o recibo dele deixa de valer. Se a igreja não concorda, fale com o banco.',
      ],
    },
  }))
  await notify(work, origin, pixDevolvidoPeloBanco, avisos)
}
