import { escolherPessoasInput } from '../../../../schema/rules/acesso/escolher.input.js'
import { adultsBornUntil, todayIn } from '../../../../schema/rules/dates.js'
import { forbidden } from '../../../kernel/base/errors.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../cliente/index.js'
import { choosesCriancas, classesOfChooser, mayKnow } from './escolher.rules.js'
import { listRows } from './usuario.queries.js'
import { filterActions } from './usuario.rules.js'

/** Most people in an answer, and most answers for one person in a minute. */
const mostPeople = 10
const mostAnswers = 60

const shown = ['id', 'uuid', 'idCliente', 'name', 'bairro', 'uuidFoto']

/** People by a part of their name, for those who add people to something and need no list of all. */
export const choosePessoas = readCase({
  action: 'usuario.escolher',
  input: escolherPessoasInput,
  also: filterActions,
  async run({ ctx, leave, db, ...reading }, { busca, ordem, filtro }) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    if (!mayKnow(ctx, ordem)) throw forbidden('Seu acesso não permite esta ordem.')
    if (filtro?.recemConvertido != null && !mayKnow(ctx, 'recemConvertido'))
      throw forbidden('Seu acesso não permite este filtro.')
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
    const { rows } = await listRows({ db, idCliente }, list, which)
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
  if (choosesCriancas(ctx)) return undefined
  const except = ctx.can('usuario.lerDadosPessoais') ? [...(ctx.viewer?.own?.people ?? [])] : []
  const bornAfter = adultsBornUntil(todayIn(await fusoOf(ctx, idCliente)))
  return { bornAfter, except, classes: classesOfChooser(ctx) }
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
