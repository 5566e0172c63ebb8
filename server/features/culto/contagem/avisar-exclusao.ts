import type { Context } from '../../../kernel/context.js'
import { type DateOnly, formatDate } from '../../../kernel/dates.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { avisar } from '../../acesso/aviso/index.js'
import { oneLine, peopleWhoMay } from '../../acesso/sessao/index.js'

export const contagemExcluida: NoticeKind = {
  name: 'contagem.excluida',
  title: 'Contagem excluída',
  description: 'Quando alguém exclui uma contagem de dinheiro que duas pessoas tinham assinado.',
  action: 'contagem.ler',
  email: true,
}

interface Excluida {
  id: number
  data: DateOnly
  descricao: string
  idPrimeiraPessoa?: number | null
  idSegundaPessoa?: number | null
  primeira?: { total: string } | null
}

/**
 * Tells those who may bring it back, and who had signed it, that a booked counting was deleted: otherwise one of two
 * signers could take the money out of the books alone. Who deletes it needs no notice.
 */
export async function avisarExclusao(work: Writing & { ctx: Context }, contagem: Excluida): Promise<void> {
  const { ctx } = work
  const { data, descricao, primeira, idPrimeiraPessoa, idSegundaPessoa } = contagem
  const restorers = await peopleWhoMay(work, 'lixeira.restaurar')
  const people = new Set([...restorers, idPrimeiraPessoa, idSegundaPessoa])
  const total = formatMoney(primeira?.total ?? '0.00')
  const quem = oneLine(ctx.viewer?.name ?? '')
  const carta = {
    assunto: 'Uma contagem assinada foi excluída',
    linhas: [
      `${quem} excluiu a contagem "${oneLine(descricao)}", de ${formatDate(data)}: ${total}. A entrada dela saiu dos livros.`,
      'Se está certo, não é preciso fazer nada. Se não, quem administra a igreja a restaura na lixeira.',
    ],
  }
  await avisar(
    work,
    { services: ctx.services, author: ctx.author('contagem.escrever') },
    contagemExcluida,
    [...people].flatMap((id) =>
      id && id !== ctx.viewer?.id
        ? [
            {
              idUsuario: id,
              titulo: 'Uma contagem assinada foi excluída',
              texto: 'A entrada dela saiu dos livros. Toque para ver.',
              // others do not see it in the bin
              caminho: restorers.includes(id) ? `/dashboard/contagens/${contagem.id}` : '/dashboard/contagens',
              carta,
            },
          ]
        : [],
    ),
  )
}
