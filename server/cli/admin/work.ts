import 'reflect-metadata'
import { pino } from 'pino'
import { actions } from '../../access-table.js'
import { linkLife, newPasswordToken, passwordUrl } from '../../features/acesso/senha/index.js'
import { dropPasswordLinks, endSessions, hashPassword } from '../../features/acesso/sessao/index.js'
import { foundChurch } from '../../features/igreja/cadastro/index.js'
import { readConfig } from '../../kernel/base/config.js'
import { openDatabase } from '../../kernel/data/database/open-database.js'
import { change } from '../../kernel/data/tenant/records.js'
import { openReading, transaction, type Writing } from '../../kernel/data/tenant/session.js'
import { auditEvent } from '../../kernel/work/audit/audit.js'
import type { Services } from '../../kernel/work/context/context.js'
import { openServices, prepareDatabase } from '../../services.js'
import type { AdminInput } from './input.js'

const [perfil] = actions['plataforma.operar']
const author = { idUsuario: null, acao: 'plataforma.administrador' as const, requisicao: 'npm run admin' }

/** The platform administrator with this e-mail, if it exists. */
async function findAdministrator({ sessions }: Services, address: string) {
  const reading = await openReading(sessions, null)
  return reading.db
    .selectFrom('usuario')
    .select(['id', 'idCliente'])
    .where('email', '=', address)
    .where('perfil', '=', Number(perfil))
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
    .finally(() => reading.end())
}

/** @returns a link to set the password, unless a password was given */
async function giveAccess(
  services: Services,
  work: Writing,
  id: number,
  address: string,
  senhaHash: string | null,
): Promise<string | undefined> {
  const token = await newPasswordToken(work, id, linkLife.invitation)
  await change(work, 'credencial')
    .set({
      senhaHash,
      emailProvado: senhaHash && address,
      totpSegredo: null,
      totpAtivoEm: null,
      codigosRecuperacao: null,
    })
    .where('idUsuario', '=', id)
    .execute()
  await change(work, 'usuario').set({ usuarioAtivo: 1 }).where('id', '=', id).execute()
  await endSessions(work, id)
  await auditEvent(work, author.acao, id)
  if (!senhaHash) return passwordUrl(services.config.publicUrl, token)
  await dropPasswordLinks(work, id)
  return undefined
}

async function run(services: Services, { email: address, nome, senha }: AdminInput): Promise<string> {
  const senhaHash = senha === undefined ? null : await hashPassword(senha)
  const known = await findAdministrator(services, address)
  let link: string | undefined
  if (known) {
    link = await transaction(services.sessions, known.idCliente, author, (work) =>
      giveAccess(services, work, known.id, address, senhaHash),
    )
  } else {
    await foundChurch(
      services,
      author,
      { nomeIgreja: 'Plataforma', name: nome, email: address, perfil: perfil ?? 0 },
      async (work, id) => {
        link = await giveAccess(services, work, id, address, senhaHash)
      },
    )
  }
  const done = `Administrador da plataforma ${known ? 'redefinido (verificação em duas etapas desligada)' : 'criado'}: ${address}`
  return link ? `${done}\nLink para criar a senha (vale 7 dias, uma vez): ${link}` : done
}

/** Does it, and says what it has done. */
export async function giveAdministrator(asked: AdminInput): Promise<string> {
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const roles = await prepareDatabase(config, database.owner)
    const { services, close } = await openServices(config, roles, pino({ level: 'silent' }))
    return await run(services, asked).finally(close)
  } finally {
    await database.stop()
  }
}
