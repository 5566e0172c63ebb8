import { z } from 'zod'
import type { Viewer } from '../../../kernel/access/can.js'
import { auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { notFound } from '../../../kernel/errors.js'
import { recordRef } from '../../../kernel/formats.js'
import { inTurn } from '../../../kernel/limits/heavy.js'
import { from, isRecord } from '../../../kernel/tenant/records.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { podeLerComentario, type Reservada } from '../../pessoas/visita-pastoral/index.js'
import { copiaDaIgreja } from './copia-da-igreja.js'
import { dadosDaPessoa } from './dados.queries.js'

/** 'Solicitar Dados': all data that the church has about the current user. */
export const solicitarDados = readCase({
  action: 'eu.ler',
  personal: true,
  input: z.object({}),
  async run(work) {
    const { ctx } = work
    const { id, idCliente } = ctx.viewer as Viewer
    await work.leave()
    const copy = await copyOf(ctx, idCliente, id)
    await auditRead(ctx, idCliente, 'lgpd.solicitarDados', {})
    return copy
  },
})

/** The same of another person, who has no access to ask for it. */
export const copiarDadosDaPessoa = readCase({
  action: 'dadosPessoa.copiar',
  input: z.object({ id: recordRef() }),
  async run(work, { id: ref }) {
    const { ctx } = work
    const idCliente = ctx.ownTenant(null)
    const scope = { ...work, idCliente }
    const person = await from(scope, 'usuario').select('id').where(isRecord('usuario', ref)).executeTakeFirst()
    if (!person) throw notFound('Pessoa não encontrada.')
    await work.leave()
    const copy = await copyOf(ctx, idCliente, person.id)
    await auditRead(ctx, idCliente, 'lgpd.copiarPessoa', { idPessoa: person.id })
    return copy
  },
})

/** What the copy leaves out, said in it, so that nobody takes it for all that there is. */
const naoInclui = [
  'Senhas, códigos e outros segredos de acesso.',
  'As outras pessoas que estão nos mesmos registros.',
  'O texto dos e-mails que foram enviados a você; estão o assunto e a data.',
  'Os comentários de visitas pastorais, que são reservados.',
  'Os arquivos: fotos, anexos e PDFs.',
  'Da auditoria, o que outras pessoas fizeram, exceto na sua própria ficha.',
  'O que textos da igreja dizem de você, como atas, descrições e observações de outros registros.',
  'O que você contou em uma contagem de dinheiro que as duas pessoas ainda não confirmaram.',
]

/** Not in the request's transaction: it hides from a limited leader the own records in groups that others lead. */
async function copyOf({ services }: Context, idCliente: number, id: number) {
  const reading = await openReading(services.sessions, idCliente)
  try {
    const scope = { ...reading, idCliente }
    const { nome } = await from(scope, 'cliente').select('nome').executeTakeFirstOrThrow()
    const { usuario, ...registros } = await dadosDaPessoa({ ...scope, features: services.features }, id)
    return { geradoEm: new Date().toISOString(), igreja: nome, naoInclui, pessoa: usuario?.[0] ?? null, registros }
  } finally {
    await reading.end()
  }
}

/** Exports the whole church, for its administrator. */
export const exportarIgreja = readCase({
  action: 'igreja.exportar',
  input: z.object({}),
  async run({ ctx, leave }) {
    const idCliente = ctx.ownTenant(null)
    await leave()
    await auditRead(ctx, idCliente, 'igreja.exportar', {})
    const leComentario = (visita: Reservada) => podeLerComentario(visita, ctx)
    const data = await inTurn(ctx, idCliente, () => copiaDaIgreja(ctx.services, idCliente, { leComentario }))
    return { filename: `igreja-${idCliente}.zip`, data }
  },
})
