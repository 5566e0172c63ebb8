import { sql } from 'kysely'
import { z } from 'zod'
import { conflict, notFound } from '../../../kernel/errors.js'
import { recordRef } from '../../../kernel/formats.js'
import { change, idOf, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { confirmAgain } from '../sessao/index.js'
import { confirmacao } from '../usuario/usuario.input.js'
import { Funcao } from './funcao.entity.js'
import { retirarFuncaoInput } from './funcao.input.js'
import { ler } from './funcao.queries.js'
import { missing } from './funcao.usecases.js'
import { funcoesARevisar, limiteDe, limitesARevisar } from './revisao.queries.js'
import { semLimite } from './revisao.rules.js'

const limiteInput = z.object({ idUsuario: recordRef(), ...confirmacao })

const semLimiteJa = () => conflict('Esta pessoa já não tem limite.')

/** What the change to rights as a union has kept of before, and no administrator has looked at yet. */
export const lerAcessosARevisar = readCase({
  action: 'funcao.escrever',
  input: z.object({}),
  async run(work) {
    const church = { ...work, idCliente: work.ctx.ownTenant(work.idCliente) }
    return { funcoes: await funcoesARevisar(church), limites: await limitesARevisar(church) }
  },
})

/** Keeps a function of before: it is one like the others from now on. */
export const manterFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'funcao',
  input: retirarFuncaoInput,
  prepare: confirmAgain,
  async run(work, { id }) {
    const funcao = await recordToChange(work, Funcao, id, { missing })
    funcao.aRevisar = false
    return saved(work, funcao, ler)
  },
})

/** @throws NOT_FOUND when this church has no such person */
async function requirePerson(work: Writing, ref: RecordRef): Promise<void> {
  if ((await idOf(work, 'usuario', ref)) === null) throw notFound('Pessoa não encontrada.')
}

/** Keeps the limit of a person. */
export const manterLimite = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'usuario',
  input: limiteInput,
  prepare: confirmAgain,
  async run(work, { idUsuario }) {
    await requirePerson(work, idUsuario)
    const { numUpdatedRows } = await change(work, 'usuario')
      .set({ limiteAcesso: sql`jsonb_set(limite_acesso, '{revisado}', 'true')` })
      .where(isRecord('usuario', idUsuario))
      .where('limiteAcesso', 'is not', null)
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throw semLimiteJa()
    return { message: 'O limite fica.' }
  },
})

/** Lifts the limit of a person, who gets what the perfil gives in this church. Says what that adds. */
export const retirarLimite = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'usuario',
  input: limiteInput,
  prepare: confirmAgain,
  async run(work, { idUsuario }) {
    await requirePerson(work, idUsuario)
    const limite = await limiteDe(work, idUsuario)
    if (!limite) throw semLimiteJa()
    await change(work, 'usuario').set({ limiteAcesso: null }).where('id', '=', limite.pessoa.id).execute()
    return { message: semLimite(limite.pessoa.name, limite.acrescenta) }
  },
})

/** The home page of administrators stops telling that the access of the church has changed. */
export const entenderMudancaDoAcesso = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  input: z.object({}),
  async run(work) {
    await change(work, 'cliente').set({ acessoMudouEm: null }).where('acessoMudouEm', 'is not', null).execute()
    return { message: 'Este aviso não será mais mostrado.' }
  },
})
