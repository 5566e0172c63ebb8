import { sql } from 'kysely'
import { type DateOnly, defaultTimeZone, todayIn } from '../../schema/rules/dates.js'
import { hashPassword } from '../features/acesso/sessao/index.js'
import { foundChurch } from '../features/igreja/cadastro/found-church.js'
import { openReading, type Reading } from '../kernel/data/tenant/session.js'
import type { Services } from '../kernel/work/context/context.js'
import { accountEmail, accountsTable, demoPassword, demoRoles, founders, platformAccount } from './accounts.js'
import { acesso } from './acesso/index.js'
import { anexos } from './anexos/index.js'
import { celulas } from './celulas/index.js'
import { type DemoChurch, demoChurches } from './churches.js'
import { posts } from './comunicacao/index.js'
import { contas } from './contas/index.js'
import type { DemoArea } from './context.js'
import { contagens } from './culto/contagens.js'
import { cultos } from './culto/index.js'
import { addDays } from './days.js'
import { departamentos } from './departamentos/index.js'
import { ensino } from './ensino/index.js'
import { events } from './eventos/index.js'
import { codigosPix } from './financas/codigos-pix.js'
import { contasFinanceiras } from './financas/contas-financeiras.js'
import { dizimos } from './financas/dizimos.js'
import { extratosBancarios } from './financas/extratos-bancarios.js'
import { fechamento } from './financas/fechamento.js'
import { fornecedores } from './financas/fornecedores.js'
import { financas } from './financas/index.js'
import { orcamentos } from './financas/orcamentos.js'
import { pixRecebidos } from './financas/pix-recebidos.js'
import { planoContas } from './financas/plano-contas.js'
import { prestacoes } from './financas/prestacoes.js'
import { previsoes } from './financas/previsoes.js'
import { regrasBancarias } from './financas/regras-bancarias.js'
import { transferencias } from './financas/transferencias.js'
import { ensaiosOfCultos } from './louvor/cultos.js'
import { escalas } from './louvor/escalas.js'
import { louvor } from './louvor/index.js'
import { campanhas } from './missoes/campanhas.js'
import { comprovantes } from './missoes/comprovantes.js'
import { missions } from './missoes/index.js'
import { patrimonio } from './patrimonio/index.js'
import { manutencoes } from './patrimonio/manutencoes.js'
import { places } from './patrimonio/places.js'
import { rooms } from './patrimonio/rooms.js'
import { familias } from './pessoas/familia.js'
import { pessoas } from './pessoas/index.js'
import { planPeople } from './pessoas/people.js'
import { makeRandom } from './random.js'
import { recursos } from './recursos/index.js'
import { roomPedidos } from './recursos/pedidos.js'
import { batismos } from './secretaria/batismos.js'
import { diretorio } from './secretaria/diretorio.js'
import { dataOfficer } from './secretaria/encarregado.js'
import { incidentes } from './secretaria/incidentes.js'
import { reunioes } from './secretaria/reunioes.js'
import { visitas } from './secretaria/visitas.js'

/**
 * All areas except the people, who are written first. A new area is one line here, after the areas that it needs; it
 * does not change the data of other areas. Nothing after `fechamento` may write entries, because it closes months.
 */
const areas: Readonly<Record<string, DemoArea>> = {
  patrimonio,
  places,
  // after places
  rooms,
  familias,
  departamentos,
  diretorio,
  encarregado: dataOfficer,
  incidentes,
  batismos,
  visitas,
  reunioes,
  events,
  missions,
  celulas,
  contasFinanceiras,
  financas,
  contas,
  // after contas, whose payables and expenses name them
  fornecedores,
  // the same
  planoContas,
  campanhas,
  ensino,
  recursos,
  // after recursos, whose rooms people ask for
  pedidosDeSala: roomPedidos,
  posts,
  dizimos,
  orcamentos,
  manutencoes,
  louvor,
  cultos,
  // after cultos, because they need the worship services
  ensaiosDosCultos: ensaiosOfCultos,
  escalas,
  contagens,
  // after celulas and louvor, because it needs the leaders
  acesso,
  // after dizimos and campanhas, whose gifts they count, and acesso, which names the treasurer who signs them
  comprovantes,
  // after dizimos and campanhas, to which the codes belong
  codigosPix,
  // after codigosPix, which the tithes were paid with
  pixRecebidos,
  // after all that lies in the cash
  transferencias,
  // after all records that have attachments
  anexos,
  // after all that lies in the bank
  extratosBancarios,
  // after planoContas, whose categories they name
  regrasBancarias,
  fechamento,
  previsoes,
  // after fechamento, because only closed months go to the council, and after the budgets that statements name
  prestacoes,
}

const author = { idUsuario: null, acao: 'demonstracao.preencher', requisicao: 'demonstracao' }

/**
 * Fills a database that is empty or holds only demo churches.
 * @returns the table of accounts to print, or ''
 */
export async function demoAtStart(services: Services): Promise<string> {
  const reading = await openReading(services.sessions, null)
  const { present, others } = await stateOf(reading).finally(() => reading.end())
  if (present.length === founders.length || others) return accountsTable(present)
  await fillDemo(services)
  return accountsTable(founders)
}

/**
 * Creates the missing demo churches. Each is created in one transaction, so that no church is incomplete.
 * @param today all dates are relative to this day
 */
export async function fillDemo(services: Services, today: DateOnly = todayIn(defaultTimeZone)): Promise<void> {
  const turn = await openReading(services.sessions, null)
  try {
    // of two concurrent processes, the second waits here without a timeout and then finds all churches
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(turn.db)
    await sql`select pg_advisory_xact_lock(7242232)`.execute(turn.db)
    const { present } = await stateOf(turn)
    const senhaHash = await hashPassword(demoPassword)
    for (const church of demoChurches) {
      if (!present.includes(accountEmail(church.key, 'admin'))) await fillChurch(services, church, today, senhaHash)
    }
    if (!present.includes(platformAccount.email)) {
      const { nome, email } = platformAccount
      await foundChurch(services, author, {
        nomeIgreja: nome,
        name: 'Administração da Plataforma',
        email,
        perfil: 0,
        senhaHash,
      })
    }
  } finally {
    await turn.end()
  }
}

/** The existing demo churches; if one is missing, also whether the database holds other churches. */
async function stateOf({ db }: Reading): Promise<{ present: string[]; others: boolean }> {
  const rows = await db
    .selectFrom('usuario')
    .select('email')
    .where('email', 'in', founders)
    .whereRef('id', '=', 'idCliente')
    .execute()
  const present = rows.flatMap(({ email }) => email ?? [])
  if (present.length === founders.length) return { present, others: false }
  const churches = await db.selectFrom('cliente').select('id').limit(founders.length).execute()
  return { present, others: churches.length > present.length }
}

async function fillChurch(services: Services, church: DemoChurch, today: DateOnly, senhaHash: string): Promise<void> {
  const start = addDays(today, -730)
  const plan = planPeople(church, today, start)
  const founder = plan.residents.find(({ email }) => email === accountEmail(church.key, demoRoles[0].local))
  if (!founder?.email) throw new Error(`nobody of ${church.nome} is its administrator`)
  const { name, email } = founder
  await foundChurch(services, author, { nomeIgreja: church.nome, name, email, senhaHash }, async (work, idUsuario) => {
    await work.db
      .updateTable('cliente')
      .set({
        fusoHorario: church.place.timeZone,
        cidade: church.place.cidade,
        uf: church.place.uf,
        // the first steps are only for new churches
        passosDispensadosEm: founder.createdAt,
        modulosDesligados: sql<string[]>`'[]'::jsonb`,
        createdAt: founder.createdAt,
        updatedAt: founder.createdAt,
      })
      .where('id', '=', idUsuario)
      .where('idCliente', '=', idUsuario)
      .execute()
    const people = await pessoas(work, plan, { founder, idUsuario, senhaHash })
    for (const [area, fill] of Object.entries(areas)) {
      const random = makeRandom(`${church.key}/${area}`)
      const { secretKey, images } = services
      await fill({ work, church, random, today, start, idUsuario, secretKey, images, people })
    }
  })
}
