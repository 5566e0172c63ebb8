import { perfis } from '../../../../schema/rules/perfis.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import type { Webhook } from './webhook.entity.js'

/** Why the system switches a webhook off. */
export type Motivo = NonNullable<InstanceType<typeof Webhook.class>['motivo']>

const why: Record<Motivo, string> = {
  falhas: 'O servidor dele não recebeu nada durante três dias.',
  fila: 'O servidor dele recebe tão devagar que há avisos demais à espera.',
  acesso: 'Quem o criou não é mais administrador da igreja, ou não entra mais no sistema.',
}

/** Switches a webhook off, and tells its creator by e-mail; if that person may not, the church's administrators. */
export async function switchOff(services: Services, work: Writing, id: number, motivo: Motivo): Promise<void> {
  const webhook = await change(work, 'webhook')
    .set({ ativo: false, desligadoEm: new Date(), motivo })
    .where('id', '=', id)
    .where('ativo', '=', true)
    .returning(['idUsuario', 'url', 'descricao'])
    .executeTakeFirst()
  if (!webhook) return
  await auditEvent(work, 'webhook.desligar', null, { id, motivo })
  const nome = webhook.descricao ?? new URL(webhook.url).host
  const link = `${services.config.publicUrl}/dashboard/settings?aba=webhooks`
  for (const { name, email } of await told(work, webhook.idUsuario, motivo)) {
    await queueEmail(
      services,
      work,
      { idUsuario: null, requisicao: 'webhook' },
      {
        para: email,
        assunto: 'Um webhook foi desligado',
        sairEm: null,
        texto: [
          `Olá, ${name.replace(/\s+/g, ' ')}!`,
          `Desligamos o webhook "${nome.replace(/\s+/g, ' ')}". ${why[motivo]}`,
          'Enquanto ele estiver desligado, o que muda na igreja não é avisado ao outro sistema. Para ver o registro das entregas e ligá-lo de novo, abra este endereço:',
          link,
          'Candeia',
        ].join('\n\n'),
      },
      { whenPossible: true },
    )
  }
}

/** Switches off the webhooks of people who have lost their access. A church has only a few webhooks. */
export async function switchOffOf(services: Services, work: Writing, people: readonly number[]): Promise<void> {
  const own = from(work, 'webhook').select('id').where('idUsuario', 'in', people).where('ativo', '=', true)
  for (const { id } of await own.orderBy('id').execute()) await switchOff(services, work, id, 'acesso')
}

async function told(work: Writing, idUsuario: number, motivo: Motivo): Promise<{ name: string; email: string }[]> {
  let query = from(work, 'usuario')
    .select(['name', 'email'])
    .where('usuarioAtivo', '=', 1)
    .where('excluidoEm', 'is', null)
    .where('email', 'is not', null)
  query =
    motivo === 'acesso'
      ? query.where('perfil', '=', perfis.administrator).where('id', '<>', idUsuario)
      : query.where('id', '=', idUsuario)
  const rows = await query.orderBy('id').limit(3).execute()
  return rows.flatMap(({ name, email }) => (email ? [{ name, email }] : []))
}
