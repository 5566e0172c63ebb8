import { auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { adultsBornUntil, todayIn } from '../../../kernel/dates.js'
import { forbidden } from '../../../kernel/errors.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../cliente/index.js'
import { escolherPessoasInput } from './escolher.input.js'
import { classesDeQuemEscolhe, escolheCriancas, podeOrdenar } from './escolher.rules.js'
import { listar } from './usuario.queries.js'
import { filterActions } from './usuario.rules.js'

/** Most people in an answer, and most answers for one person in a minute. */
const mostPeople = 10
const mostAnswers = 60

const shown = ['id', 'uuid', 'idCliente', 'name', 'bairro', 'uuidFoto']

/** People by a part of their name, for those who add people to something and need no list of all. */
export const escolherPessoas = readCase({
  action: 'usuario.escolher',
  input: escolherPessoasInput,
  also: filterActions,
  async run({ ctx, leave, db, ...reading }, { busca, ordem, filtro }) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    if (!podeOrdenar(ctx, ordem)) throw forbidden('Seu acesso não permite esta ordem.')
    const list = {
      busca,
      columns: shown,
      limit: mostPeople,
      offset: 0,
      comTotal: false,
      ordem: { campo: ordem ?? 'busca', direcao: 'ASC' },
      filtro: { ...filtro, usuarioAtivo: 1 },
    } as const
    const which = {
      search: 'names',
      within: filtro?.aoAlcanceDe ? ctx.limitedTo(filtro.aoAlcanceDe) : null,
      minors: await hiddenMinors(ctx, idCliente),
    } as const
    const { rows } = await listar({ db, idCliente }, list, which, [])
    // neither counting nor auditing happens while the reading transaction holds a connection
    await leave()
    await noteChoice(ctx, idCliente)
    return rows
  },
})

/**
 * The minors whom the current user may not choose: all but those whom the person teaches, and those whose personal data the
 * person reads.
 */
async function hiddenMinors(ctx: Context, idCliente: number) {
  if (escolheCriancas(ctx)) return undefined
  const except = ctx.can('usuario.lerDadosPessoais') ? [...(ctx.viewer?.own?.people ?? [])] : []
  const bornAfter = adultsBornUntil(todayIn(await fusoDe(ctx, idCliente)))
  return { bornAfter, except, classes: classesDeQuemEscolhe(ctx) }
}

/**
 * Counts an answer, and tells the audit log of the first one in an hour.
 * @throws TOO_MANY_REQUESTS
 */
async function noteChoice(ctx: Context, idCliente: number): Promise<void> {
  const orm = ctx.services.sessions.app
  const person = String(ctx.actor?.id)
  await new Limiter(orm, 'escolher_pessoa', mostAnswers, 60).consume(person)
  const noted = new Limiter(orm, 'escolher_pessoa_anotado', 1, 3600)
  if (await noted.knows(person)) return
  await noted.remember(person)
  await auditRead(ctx, idCliente, 'usuario.escolher', {})
}
