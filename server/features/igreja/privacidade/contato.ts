import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { notify } from '../../acesso/aviso/index.js'
import { peopleWhoMay } from '../../acesso/sessao/index.js'

export const igrejaSemEncarregado: NoticeKind = {
  name: 'privacidade.semEncarregado',
  title: 'Igreja sem encarregado',
  description: 'Quando o contato da igreja para dados pessoais sai com os dados de quem a deixou.',
  action: 'igreja.administrar',
  email: true,
}

/** Whether people can reach somebody of the church about their data. */
export async function hasContato(work: Writing): Promise<boolean> {
  const { emailEncarregado, telefoneEncarregado } = await from(work, 'cliente')
    .select(['emailEncarregado', 'telefoneEncarregado'])
    .executeTakeFirstOrThrow()
  return Boolean(emailEncarregado ?? telefoneEncarregado)
}

/** Tells the administrators that the contact left with a person, because the law wants one. */
export async function notifyWithoutContato(work: Writing & { ctx: Context }): Promise<void> {
  const { services } = work.ctx
  const people = await peopleWhoMay(work, 'igreja.administrar')
  const avisos = people.map((idUsuario) => ({
    idUsuario,
    titulo: 'A igreja está sem encarregado pelos dados',
    texto: 'O contato era de alguém cujos dados foram apagados. Toque para informar outro.',
    caminho: '/dashboard/settings?aba=igreja',
  }))
  await notify(work, { services, author: work.ctx.author('lgpd.anonimizar') }, igrejaSemEncarregado, avisos)
}
