import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { notFound } from '../../../kernel/errors.js'
import { change } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { acessoMudou } from '../../acesso/funcao/index.js'
import { addDays, entradas } from '../../agenda/calendario/index.js'
import { convitesAbertos, proximasEscalas } from '../../culto/escala-culto/index.js'
import { frequencia } from '../../culto/presenca-culto/index.js'
import { contasProximas, faixas, tiposLegiveis } from '../../financas/conta/index.js'
import { fimDoMes, totaisDoPeriodo, totaisPorConta, totaisPorMes } from '../../financas/lancamento/index.js'
import { campanhasAtivas } from '../../missoes/campanha-missoes/index.js'
import { recebe } from '../../missoes/codigo-pix/index.js'
import type { PropriaCelula } from '../../pessoas/celula/index.js'
import { gruposDoLider, gruposVistos } from './home.grupos.js'
import { lerPartes, telefoneAsSeen } from './home.partes.js'
import { contagens, lerIgreja, minhas } from './home.queries.js'
import { inicioDeDozeMeses, passosDe, primeirosPassos, proximas, proximoDia, saldoDeHoje } from './home.rules.js'

/** Maximum number of listed items of each kind. */
const named = 6
/** Number of worship services, the same as on the attendance page. */
const cultos = 16
/** How many days ahead the home page looks for upcoming entries. */
const diasDeAgenda = 30
/** The home page shows what is due today and on the next six days. */
const diasDeContas = 6

/**
 * The data of the home page. A part that the current user may not read is null. Only the requested parts are read; the
 * others are null or empty.
 */
export const lerHome = readCase({
  action: 'eu.ler',
  /** names of the requested fields */
  input: z.object({ partes: z.array(z.string()).readonly() }),
  async run({ ctx, ...work }, { partes }) {
    const asked = (...names: string[]) => names.some((name) => partes.includes(name))
    const church = { ...work, idCliente: ctx.ownTenant(work.idCliente) }
    const decide = asked('pedidosSala') && ctx.can('pedidoReserva.decidir')
    const igreja = await lerIgreja(church, decide, asked('participacoesAConfirmar') ? confirma(ctx) : [])
    if (!igreja) throw notFound('Igreja não encontrada.')
    const hoje = todayIn(igreja.fuso)
    const mes = hoje.slice(0, 7)
    const me = ctx.viewer?.id ?? 0
    const counts =
      asked('pessoas', 'celulas') && (ctx.can('usuario.ler') || ctx.can('celula.ler')) ? await contagens(work) : null
    // Sums of money belong to one church. The platform's administrator reads all churches, so these sums are left out.
    const money = work.idCliente !== null
    const contasFinanceiras =
      money && asked('contasFinanceiras') && ctx.can('livroCaixa.ler')
        ? await totaisPorConta(church, `${mes}-01`, hoje)
        : null
    // what the accounts had on the first of this month is summed once
    const dasContas = contasFinanceiras?.map(({ saldoAnterior }) => saldoAnterior)
    const sums = money && ctx.can('livroCaixa.verResumo')
    const ateHoje = sums && asked('saldoDeHoje') ? await totaisDoPeriodo(church, `${mes}-01`, hoje, dasContas) : null
    const doUltimo = dasContas ?? (ateHoje ? [ateHoje.saldoAnterior] : undefined)
    const meses =
      sums && asked('meses', 'saldoDeHoje')
        ? await totaisPorMes(church, inicioDeDozeMeses(hoje), fimDoMes(mes), { doUltimo })
        : null
    const janela = { de: hoje, ate: addDays(hoje, diasDeAgenda), fuso: igreja.fuso }
    const contas = money && asked('vencimentos') && ctx.can('contaPagar.ler') && ctx.can('contaReceber.ler')
    const campanhas = asked('campanhas') && ctx.can('campanhaMissoes.ler') ? await campanhasAtivas(work, named) : null
    const grupos = asked('gruposQueLidero') ? gruposDoLider(ctx, church.idCliente, me, hoje) : sql<null>`null::jsonb`
    const own = asked('minhaCelula', 'meusDizimos', 'gruposQueLidero') ? await minhas(church, me, hoje, grupos) : null
    const mudou = igreja.acessoMudou && asked('acessoMudou') && ctx.can('funcao.escrever')
    const home = {
      ...(await lerPartes({ ctx, work, church, hoje, me }, partes)),
      hoje,
      mes,
      acessoMudou: mudou ? await acessoMudou(church) : null,
      pedidosSala: igreja.pedidosSala,
      participacoesAConfirmar: igreja.participacoesAConfirmar,
      podeOfertar: ctx.can('codigoPix.gerar') && recebe(igreja) !== undefined,
      pessoas: counts && ctx.can('usuario.ler') ? counts : null,
      celulas: counts && ctx.can('celula.ler') ? counts.celulas : null,
      meses,
      saldoDeHoje: ateHoje && saldoDeHoje(ateHoje, meses?.at(-1) ?? ateHoje),
      contasFinanceiras,
      frequencia: asked('frequencia') && ctx.can('culto.ler') ? await frequencia(work, cultos) : null,
      vencimentos: contas
        ? {
            ate: addDays(hoje, diasDeContas),
            faixas: await faixas(church, hoje, diasDeContas),
            contas: await contasProximas(church, {
              hoje,
              dias: diasDeContas,
              limite: named,
              tipos: tiposLegiveis(ctx),
            }),
          }
        : null,
      campanhas: campanhas && { total: campanhas[0]?.total ?? 0, campanhas },
      gruposQueLidero: gruposVistos(own?.grupos ?? null, telefoneAsSeen(ctx)),
      meusConvites: asked('meusConvites') ? await convitesAbertos(church, me, named) : [],
      minhasEscalas: asked('minhasEscalas') ? await proximasEscalas(church, ctx.viewer, named) : [],
      minhaCelula: own ? minhaCelula(ctx, own.celula, hoje) : null,
      meusDizimos: own && ctx.can('dizimo.ler') ? { soma: own.dizimosDoMes, ultimo: own.ultimoDizimo } : null,
      primeirosPassos: ctx.can('primeirosPassos.dar') ? primeirosPassos(igreja) : null,
    }
    // last: some entries are read in a reading of their own, while the request holds no other
    const agenda = asked('agenda') && ctx.can('calendario.ler') ? await entradas(ctx, church, janela, true) : null
    return { ...home, agenda: agenda && proximas(agenda, new Date().toISOString(), named) }
  },
})

/** The kinds of memberships that the current user may confirm. */
const confirma = (ctx: Context) =>
  ctx.services.features.flatMap(({ confirms }) =>
    confirms?.actions.every((action) => ctx.confirms(action)) ? confirms : [],
  )

/**
 * The cell of the current user. Whoever reads no cells, or only those that he or she leads, sees the own cell as well, as
 * its other members do, but cannot open it.
 */
function minhaCelula(ctx: Context, lida: PropriaCelula | null, hoje: DateOnly) {
  const celula = lida ?? ((ctx.viewer?.own?.seen.celulas ?? null) as PropriaCelula | null)
  const abre = lida !== null && ctx.can('celula.ler')
  return celula && { ...celula, proximoEncontro: proximoDia(hoje, celula.diaCelula), abre }
}

/** All first steps of the church, even after it has dismissed them. */
export const lerPrimeirosPassos = readCase({
  action: 'primeirosPassos.dar',
  input: z.object({}),
  async run({ ctx, ...work }) {
    const igreja = await lerIgreja({ ...work, idCliente: ctx.ownTenant(work.idCliente) })
    if (!igreja) throw notFound('Igreja não encontrada.')
    return passosDe(igreja)
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
