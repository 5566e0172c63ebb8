import { sql } from 'kysely'
import { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import { notFound } from '../../../kernel/base/errors.js'
import { change } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { acessoChanged } from '../../acesso/funcao/index.js'
import { addDays, entradas } from '../../agenda/calendario/index.js'
import { recebedorOf } from '../../missoes/codigo-pix/index.js'
import type { OwnCelula } from '../../pessoas/celula/index.js'
import { gruposAsSeen, gruposOfLider } from './home.grupos.js'
import { readMoney } from './home.money.js'
import { mostNamed, readPartes, telefoneAsSeen, type Visit } from './home.partes.js'
import { ownOpen, readIgreja } from './home.queries.js'
import { nextDay, primeirosPassos, stepsOf, upcoming } from './home.rules.js'
import { partsOff, usesKind } from './home.uso.rules.js'
import { contagens } from './pessoas.queries.js'
import { type Resumos, resumosOf } from './resumo.js'

/** How many days ahead the home page looks for upcoming entries. */
const agendaDays = 30
/** The parts that have figures which are kept. */
const resumidas = ['pessoas', 'celulas', 'aniversariantes', 'cuidado', 'frequencia']
/**
 * The data of the home page. A part that the current user may not read is null. Only the requested parts are read that
 * the church uses; the others are null or empty.
 */
export const readHome = readCase({
  action: 'eu.ler',
  /** names of the requested fields, and of their own fields: 'meses', 'meses.quantidade' */
  input: z.object({ partes: z.array(z.string()).readonly() }),
  async run({ ctx, ...work }, { partes }) {
    const asked = (...names: string[]) => names.some((name) => partes.includes(name))
    const church = { ...work, idCliente: ctx.ownTenant(work.idCliente) }
    const decide = asked('pedidosSala') && ctx.can('pedidoReserva.decidir')
    const kinds = asked('participacoesAConfirmar') ? confirming(ctx) : []
    const igreja = await readIgreja(
      church,
      decide,
      kinds,
      asked(...resumidas) ? resumosOf(church.idCliente) : undefined,
    )
    if (!igreja) throw notFound('Igreja não encontrada.')
    const hoje = todayIn(igreja.fuso)
    const { desligados } = igreja
    const off = partsOff(desligados)
    const used = partes.filter((name) => !(name in off))
    const me = ctx.viewer?.id ?? 0
    // what is kept is of one church, and of all of its cells
    const resumos = (work.idCliente !== null && igreja.resumos) || {}
    const counts = asked('pessoas', 'celulas') ? await countsSeen(ctx, work, resumos) : null
    const visit = { ctx, work, church, hoje, resumos, me, desligados }
    const home = {
      ...(await readMoney(visit, partes)),
      ...(await readPartes(visit, used)),
      ...(await readOwn(visit, used)),
      hoje,
      mes: hoje.slice(0, 7),
      acessoMudou: asked('acessoMudou') ? await accessChangeSeen(ctx, church, igreja) : null,
      pedidosSala: igreja.pedidosSala,
      participacoesAConfirmar: igreja.participacoesAConfirmar,
      podeOfertar: ctx.can('codigoPix.gerar') && recebedorOf(igreja) !== undefined,
      pessoas: ctx.can('usuario.ler') ? counts : null,
      celulas: counts && ctx.can('celula.ler') ? counts.celulas : null,
      primeirosPassos: ctx.can('primeirosPassos.dar') ? primeirosPassos(igreja) : null,
      ...off,
    }
    // last: some entries are read in a reading of their own, while the request holds no other
    return {
      ...home,
      agenda: asked('agenda') ? await agendaSeen(ctx, church, { hoje, desligados, fuso: igreja.fuso }) : null,
    }
  },
})

/** What changed about who may do what, for whoever decides it. */
const accessChangeSeen = async (ctx: Context, church: Visit['church'], { acessoMudou }: { acessoMudou: boolean }) =>
  acessoMudou && ctx.can('funcao.escrever') ? acessoChanged(church) : null

/** The next entries of the calendar. */
async function agendaSeen(
  ctx: Context,
  church: Parameters<typeof entradas>[1],
  { hoje, desligados, fuso }: Pick<Visit, 'hoje' | 'desligados'> & { fuso: string },
) {
  if (!ctx.can('calendario.ler')) return null
  const found = await entradas(ctx, church, { de: hoje, ate: addDays(hoje, agendaDays), fuso }, true)
  const used = found.filter(({ tipo }) => usesKind(desligados, tipo))
  return upcoming(used, new Date().toISOString(), mostNamed)
}

/** How many people and cells there are, for whoever reads one of them: the kept figures are of all cells. */
async function countsSeen(ctx: Context, work: Reading, { pessoas }: Resumos) {
  if (!ctx.can('usuario.ler') && !ctx.can('celula.ler')) return null
  const some = ctx.can('celula.ler') && !ctx.reachesAll('celula.ler')
  return (some ? undefined : pessoas) ?? contagens(work)
}

/** What the current user takes part in: the cell, the tithes of the month, and the groups that he or she leads. */
async function readOwn({ ctx, church, hoje, me, desligados }: Visit, partes: readonly string[]) {
  const asked = (name: string) => partes.includes(name)
  const leads = asked('gruposQueLidero')
  if (!leads && !asked('minhaCelula') && !asked('meusDizimos'))
    return { gruposQueLidero: null, minhaCelula: null, meusDizimos: null }
  const grupos = leads
    ? gruposOfLider(ctx, { idCliente: church.idCliente, me, hoje, desligados })
    : sql<null>`null::jsonb`
  const own = await ownOpen(church, me, hoje, grupos)
  return {
    gruposQueLidero: gruposAsSeen(own?.grupos ?? null, telefoneAsSeen(ctx)),
    minhaCelula: own ? ownCelulaOf(ctx, own.celula, hoje) : null,
    meusDizimos: own && ctx.can('dizimo.ler') ? { soma: own.dizimosDoMes, ultimo: own.ultimoDizimo } : null,
  }
}

/** The kinds of memberships that the current user may confirm. */
const confirming = (ctx: Context) =>
  ctx.services.features.flatMap(({ confirms }) =>
    confirms?.actions.every((action) => ctx.confirms(action)) ? confirms : [],
  )

/**
 * The cell of the current user. Whoever reads no cells, or only those that he or she leads, sees the own cell as well, as
 * its other members do, but cannot open it.
 */
function ownCelulaOf(ctx: Context, read: OwnCelula | null, today: DateOnly) {
  const celula = read ?? ((ctx.viewer?.own?.seen.celulas ?? null) as OwnCelula | null)
  const abre = read !== null && ctx.can('celula.ler')
  return celula && { ...celula, proximoEncontro: nextDay(today, celula.diaCelula), abre }
}

/** All first steps of the church, even after it has dismissed them. */
export const readFirstSteps = readCase({
  action: 'primeirosPassos.dar',
  input: z.object({}),
  async run({ ctx, ...work }) {
    const igreja = await readIgreja({ ...work, idCliente: ctx.ownTenant(work.idCliente) })
    if (!igreja) throw notFound('Igreja não encontrada.')
    return stepsOf(igreja)
  },
})

/** Hides the first steps from the home page of everybody in the church. */
export const dispensarPrimeirosPassos = useCase({
  action: 'primeirosPassos.dar',
  sessionOnly: true,
  input: z.object({}),
  async run(work) {
    await change(work, 'cliente')
      .set({ passosDispensadosEm: new Date() })
      .where('passosDispensadosEm', 'is', null)
      .execute()
    return { message: 'Os primeiros passos não serão mais mostrados.' }
  },
})
