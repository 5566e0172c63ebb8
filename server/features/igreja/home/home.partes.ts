import type { Modulo } from '../../../../schema/rules/acesso/modulos.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { addDays } from '../../agenda/calendario/index.js'
import { eventosForMe } from '../../agenda/evento/index.js'
import { latestPosts } from '../../comunicacao/post/index.js'
import { nextCulto } from '../../culto/culto/index.js'
import { openConvites, upcomingEscalas } from '../../culto/escala-culto/index.js'
import { absentees, frequencia } from '../../culto/presenca-culto/index.js'
import { brackets, dueContas, readableTipos } from '../../financas/conta/index.js'
import { closedUntilQuery, esperaNosLivros } from '../../financas/fechamento/index.js'
import { activeCampanhas } from '../../missoes/campanha-missoes/index.js'
import { ledCelulas } from '../../pessoas/encontro/index.js'
import { upcomingVisitas } from '../../pessoas/visita-pastoral/index.js'
import { notifyBy, withoutAviso } from '../incidente/index.js'
import { isLastMonthClosed, ledCelula } from './home.rules.js'
import { aniversariantes, newPessoas, proximosAniversariantes, thesePessoas } from './pessoas.queries.js'
import { mostListed, type Resumos } from './resumo.js'

/** What a part needs: the current user, the church and its day. */
export interface Visit {
  ctx: Context
  /** the church; for the platform's administrator outside of one, all churches */
  work: Reading
  /** reads one church, for the platform's administrator outside of one too */
  church: Reading & { idCliente: number }
  hoje: DateOnly
  /** figures of the church that are kept */
  resumos: Resumos
  /** id of the current user */
  me: number
  /** what the church does not use */
  desligados: readonly Modulo[]
}

/** Maximum number of listed items of each kind. */
export const mostNamed = 6
const posts = 3
/** Number of worship services, the same as on the attendance page. */
const cultos = 16
/** What is due today and on the next six days is shown. */
const contaDays = 6
const shownEventos = 4
/** The number of days for which a person counts as new. */
const daysAsNew = 30
const day = 86_400_000

/** The phone of this person, if the current user may read it. */
export const telefoneAsSeen =
  (ctx: Context) =>
  ({ id, telefoneUsuario }: { id: number; telefoneUsuario: string | null }) =>
    ctx.reachesPerson('usuario.lerTelefone', id) ? telefoneUsuario : null

/** The parts that one feature contributes, each with at most two statements. null: not for this user. */
const partes: Record<string, (visit: Visit) => Promise<unknown>> = {
  proximoCulto: async ({ ctx, church }) => (ctx.can('culto.ler') ? ((await nextCulto(church)) ?? null) : null),

  frequencia: async ({ ctx, work, resumos }) =>
    ctx.can('culto.ler') ? frequencia(work, cultos, {}, resumos.presencas ?? undefined) : null,

  meusConvites: ({ church, me }) => openConvites(church, me, mostNamed),

  minhasEscalas: ({ ctx, church }) => upcomingEscalas(church, ctx.viewer, mostNamed),

  async vencimentos({ ctx, work, church, hoje }) {
    if (work.idCliente === null || !ctx.can('contaPagar.ler') || !ctx.can('contaReceber.ler')) return null
    const what = { hoje, dias: contaDays, limite: mostNamed, tipos: readableTipos(ctx) }
    return {
      ate: addDays(hoje, contaDays),
      faixas: await brackets(church, hoje, contaDays),
      contas: await dueContas(church, what),
    }
  },

  async campanhas({ ctx, work }) {
    if (!ctx.can('campanhaMissoes.ler')) return null
    const campanhas = await activeCampanhas(work, mostNamed)
    return { total: campanhas[0]?.total ?? 0, campanhas }
  },

  posts: async ({ ctx, church }) => (ctx.can('post.ler') ? latestPosts(church, posts) : null),

  eventos: async ({ ctx, church, me }) => (ctx.can('evento.ler') ? eventosForMe(church, me, shownEventos) : null),

  async celulasQueLidero({ ctx, church, hoje, me }) {
    if (!ctx.can('encontro.escrever')) return null
    const telefone = telefoneAsSeen(ctx)
    return (await ledCelulas(church, me, hoje)).map((celula) => ledCelula(celula, hoje, telefone))
  },

  /** For somebody who reads personal data only of the own groups, the birthdays there. */
  async aniversariantes({ ctx, work, church, hoje, resumos }) {
    if (!ctx.can('usuario.lerDadosPessoais')) return null
    const only = ctx.reachesAll('usuario.lerDadosPessoais') ? null : [...(ctx.viewer?.own?.people ?? [])]
    const soDosMeusGrupos = only !== null
    const kept = resumos.pessoas
    if (!soDosMeusGrupos && kept)
      return {
        total: kept.aniversariantes[Number(hoje.slice(5, 7))] ?? 0,
        pessoas: await proximosAniversariantes(church, hoje, mostListed),
        soDosMeusGrupos,
      }
    const pessoas = await aniversariantes(work, hoje, mostListed, only)
    return { total: pessoas[0]?.total ?? 0, pessoas, soDosMeusGrupos }
  },

  async cuidado({ ctx, church, hoje, resumos }) {
    if (!ctx.can('visitaPastoral.escrever')) return null
    const telefone = telefoneAsSeen(ctx)
    const missing = ctx.can('presencaCulto.ler') ? await absenteesSeen(church, hoje, resumos) : nobody
    return {
      visitas: await upcomingVisitas(church, hoje, mostNamed),
      totalAusentes: missing.total,
      ausentes: missing.pessoas.map((pessoa) => ({ ...pessoa, telefoneUsuario: telefone(pessoa) })),
    }
  },

  async pessoasNovas({ ctx, work }) {
    if (!ctx.can('usuario.ler') || !ctx.reachesAll('usuario.lerDadosPessoais')) return null
    const pessoas = await newPessoas(work, new Date(Date.now() - daysAsNew * day), mostNamed)
    return { total: pessoas[0]?.total ?? 0, pessoas }
  },

  async fechamento({ ctx, church, work, hoje }) {
    if (!ctx.can('fechamento.ler') || work.idCliente === null) return null
    const { fechadoAte, proximo } = await closedUntilQuery(church, hoje)
    return { fechadoAte, proximo, mesPassadoFechado: isLastMonthClosed(fechadoAte, hoje) }
  },

  /** For those who enter what waits. Nothing of it lies in coming days. */
  async esperaNosLivros({ ctx, church, work, hoje }) {
    if (!ctx.can('fechamento.ler') || !ctx.can('entrada.escrever') || work.idCliente === null) return null
    const wait = await esperaNosLivros(ctx, church, hoje)
    const { movimentos, pix, devolucoes, contagens, aConferir } = wait
    return movimentos || pix || devolucoes || contagens || aConferir ? wait : null
  },

  async incidentes({ ctx, church, work, hoje }) {
    if (!ctx.can('incidente.ler') || work.idCliente === null) return null
    const terms = (await withoutAviso(church)).flatMap((incidente) => notifyBy(incidente) ?? []).sort()
    const [primeiro] = terms
    return primeiro ? { semAviso: terms.length, avisarAte: primeiro, vencido: primeiro < hoje } : null
  },
}

const nobody = { total: 0, pessoas: [] }

/** The people who are absent: those who are kept for this day, or else looked for. */
async function absenteesSeen(church: Visit['church'], today: DateOnly, { presencas }: Resumos) {
  if (presencas?.dia === today)
    return { total: presencas.totalAusentes, pessoas: await thesePessoas(church, presencas.ausentes) }
  const pessoas = await absentees(church, today, mostListed)
  return { total: pessoas[0]?.total ?? 0, pessoas }
}

/** Reads those of the parts that the query requests. */
export async function readPartes(visit: Visit, asked: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(partes)) if (asked.includes(name)) found[name] = await read(visit)
  return found
}
