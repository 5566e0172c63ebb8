import { formatDate, todayIn } from '../../../../schema/rules/dates.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { accountEmail, administratorsToTell, tellOnce } from '../../acesso/sessao/index.js'

type Work = Writing & { ctx: Context }

/** Tells every administrator that the church is being closed, by whom, until when it can be kept, and where. */
export async function tellClosing(work: Work, igreja: string, apagarEm: Date): Promise<void> {
  const { config } = work.ctx.services
  const day = formatDate(todayIn(await readFuso(work), apagarEm))
  await tell(work, `A conta de ${igreja} está sendo encerrada`, [
    `${author(work)} pediu o encerramento da conta de ${igreja}. Em ${day} tudo o que é da igreja será apagado, para sempre.`,
    `Até lá qualquer administrador pode cancelar: em Configurações, Privacidade, toque em "Manter a conta". ${config.publicUrl}/dashboard/settings?aba=privacidade`,
    'Se você não concorda, cancele agora o encerramento. Se desconfia de que alguém usou a sua senha, troque-a. A auditoria guarda quem encerrou e quando.',
  ])
}

/** Tells them that it stays. */
export const tellKept = (work: Work, igreja: string): Promise<void> =>
  tell(work, `A conta de ${igreja} foi mantida`, [
    `${author(work)} cancelou o encerramento da conta de ${igreja}. Nada será apagado.`,
  ])

const author = ({ ctx }: Work): string => ctx.viewer?.name ?? 'Um administrador'

async function tell(work: Work, assunto: string, texto: string[]): Promise<void> {
  for (const person of await administratorsToTell(work))
    await tellOnce(work, 'igreja.encerrar', accountEmail(person, assunto, texto))
}
