import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { notify } from '../../acesso/aviso/index.js'
import { oneLine, peopleWhoMay } from '../../acesso/sessao/index.js'

export const contagemExcluida: NoticeKind = {
  name: 'contagem.excluida',
  title: 'Contagem excluída',
  description: 'Quando alguém exclui uma contagem de dinheiro que duas pessoas já tinham feito.',
  action: 'contagem.ler',
  email: true,
}

interface RemovedContagem {
  id: number
  data: DateOnly
  descricao: string
  idPrimeiraPessoa?: number | null
  idSegundaPessoa?: number | null
  primeira?: { total: string } | null
  segunda?: { total: string } | null
}

const booked = {
  titulo: 'Uma contagem assinada foi excluída',
  texto: 'A entrada dela saiu dos livros.',
}
const toBeBooked = {
  titulo: 'Uma contagem ainda não lançada foi excluída',
  texto: 'Duas pessoas já tinham contado o dinheiro. Nada dela está nos livros.',
}

/**
 * Tells those who may bring it back, and the two who counted, that a counting was deleted that both had confirmed: otherwise one
 * of them could take the money out of the books alone, or keep it out of them. Who deletes it needs no notice.
 */
export async function notifyRemoval(
  work: Writing & { ctx: Context },
  contagem: RemovedContagem,
  { estavaLancada }: { estavaLancada: boolean },
): Promise<void> {
  const { ctx } = work
  const { titulo, texto } = estavaLancada ? booked : toBeBooked
  const { data, descricao, idPrimeiraPessoa, idSegundaPessoa } = contagem
  const restorers = await peopleWhoMay(work, 'lixeira.restaurar')
  const people = new Set([...restorers, idPrimeiraPessoa, idSegundaPessoa])
  const who = oneLine(ctx.viewer?.name ?? '')
  const carta = {
    assunto: titulo,
    linhas: [
      `${who} excluiu a contagem "${oneLine(descricao)}", de ${formatDate(data)}: ${countedText(contagem)}. ${texto}`,
      'Se está certo, não é preciso fazer nada. Se não, quem administra a igreja a restaura na lixeira.',
    ],
  }
  await notify(
    work,
    { services: ctx.services, author: ctx.author('contagem.escrever') },
    contagemExcluida,
    [...people].flatMap((id) =>
      id && id !== ctx.viewer?.id
        ? [
            {
              idUsuario: id,
              titulo,
              texto: `${texto} Toque para ver.`,
              // others do not see it in the bin
              caminho: restorers.includes(id) ? `/dashboard/contagens/${contagem.id}` : '/dashboard/contagens',
              carta,
            },
          ]
        : [],
    ),
  )
}

/** What both counted: one amount, or two that differ. */
const countedText = ({ primeira, segunda }: RemovedContagem): string =>
  [...new Set([primeira, segunda].flatMap((parte) => (parte ? [formatMoney(parte.total)] : [])))].join(' e ')
