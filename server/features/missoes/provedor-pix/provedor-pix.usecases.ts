import { z } from 'zod'
import { configurarProvedorPixInput, nomesDeBancos } from '../../../../schema/rules/missoes/provedor-pix.input.js'
import { randomToken } from '../../../kernel/base/crypto.js'
import { AppError, conflict, invalid } from '../../../kernel/base/errors.js'
import { AddressRefused, checkAddress } from '../../../kernel/base/outgoing/public-address.js'
import type { JobKind } from '../../../kernel/data/queue/job-queue.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { mayWrite, readCase, useCase } from '../../../kernel/work/use-case.js'
import { administratorsToTell, confirmAgain, sessionOnly } from '../../acesso/sessao/index.js'
import { contaOfDinheiro } from '../../financas/conta-financeira/index.js'
import { recebedor, recebedorOf } from '../codigo-pix/index.js'
import { apiPix } from './api-pix.js'
import type { Acesso } from './bank-calls.js'
import { readCertificado } from './certificado.js'
import { ProviderFailed } from './provedor.js'
import { ProvedorPix } from './provedor-pix.entity.js'
import { acessoOf, note, open, type PixProviderRow, readProvider, seal } from './provedor-pix.queries.js'

/** The job that asks the bank, which the feature with the received Pix runs. */
export const pixSearchJob: JobKind<object> = { name: 'pix.buscar' }

/** What the screens show of it: never a secret. */
const asSeen = (row: PixProviderRow) => ({
  ativo: row.ativo,
  banco: row.banco,
  nomeBanco: nomesDeBancos[row.banco as keyof typeof nomesDeBancos] ?? row.banco,
  endereco: row.endereco,
  enderecoAcesso: row.enderecoAcesso,
  aplicacao: row.aplicacao,
  temCertificado: row.certificadoCifrado !== null,
  idContaFinanceira: row.idContaFinanceira,
  avisoRegistrado: row.avisoEm !== null,
  avisoProblema: row.avisoProblema,
  ultimoAviso: row.ultimoAviso,
  ultimaBusca: row.ultimaBusca,
  problema: row.problema,
  problemaEm: row.problemaEm,
  versao: row.versao,
})

export const readPixAutomatico = readCase({
  action: 'provedorPix.ler',
  input: z.object({}),
  async run(work) {
    const row = await readProvider({ db: work.db, idCliente: work.ctx.ownTenant(work.idCliente) })
    return row ? asSeen(row) : null
  },
})

type Input = z.output<typeof configurarProvedorPixInput>

const withoutTwoSteps =
  'Para mudar o Pix pelo banco, ative antes a verificação em duas etapas, em Configurações, Segurança.'

/** The addresses must be public, and where a stored secret goes must not change without the secret being typed again. */
async function checkEnderecos(ctx: Context, input: Input, before: PixProviderRow | undefined): Promise<void> {
  for (const campo of ['endereco', 'enderecoAcesso'] as const) {
    // it can be switched off also when its server is gone
    if (!input.ativo && before?.[campo] === input[campo]) continue
    try {
      await checkAddress(new URL(input[campo]), { allowPrivate: ctx.services.config.privateAddresses })
    } catch (error) {
      if (error instanceof AddressRefused) throw invalid({ [campo]: error.message })
      throw error
    }
  }
  const moved = (['endereco', 'enderecoAcesso'] as const).some(
    (campo) => before && new URL(before[campo]).host !== new URL(input[campo]).host,
  )
  if (!input.segredo && (!before || moved)) throw invalid({ segredo: 'Informe o Client Secret que o banco deu.' })
}

/**
 * All that uses the network, before the transaction.
 * @returns whether the person signs in in two steps; nothing was asked of the bank for anybody else
 */
async function preparedProvider(ctx: Context, input: Input): Promise<boolean> {
  if (!(await confirmAgain(ctx, input))) return false
  const idCliente = ctx.ownTenant(null)
  const { services } = ctx
  const before = await readProvider({ db: (await ctx.read()).db, idCliente })
  await ctx.endReading()
  await checkEnderecos(ctx, input, before)
  const certificado = await readCertificado(input)
  if (!input.ativo) return true
  const kept = before && acessoOf(services, before)
  const acesso: Acesso = {
    endereco: input.endereco,
    enderecoAcesso: input.enderecoAcesso,
    aplicacao: input.aplicacao,
    segredo: input.segredo ?? kept?.segredo ?? '',
    certificado: certificado ?? kept?.certificado,
  }
  await tryProvider(ctx, acesso).catch((error: unknown) => {
    if (error instanceof ProviderFailed) throw invalid({ [error.campo]: error.message })
    throw error
  })
  return true
}

/** Asks the bank for the last minute, which needs all that a search needs. */
async function tryProvider({ services }: Context, acesso: Acesso): Promise<void> {
  await apiPix(services, acesso).recebidos(new Date(Date.now() - 60_000), new Date(), 0)
}

/** The secrets that were typed anew, as they are stored. */
const sealed = (
  services: Services,
  { segredo, certificado, senhaCertificado }: Pick<Input, 'segredo' | 'certificado' | 'senhaCertificado'>,
) => ({
  ...(segredo && { segredo: seal(services, segredo) }),
  ...(certificado && {
    certificadoCifrado: seal(services, certificado),
    senhaCifrado: senhaCertificado ? seal(services, senhaCertificado) : null,
  }),
})

/**
 * Says which bank tells the church of its Pix, and switches it on or off. Only with password and code, and all
 * administrators are told: who controls it could enter money into the books that never came.
 */
export const configurarPixAutomatico = useCase({
  action: 'provedorPix.configurar',
  input: configurarProvedorPixInput,
  prepare: preparedProvider,
  async run(work, { versao, segredo, certificado, senhaCertificado, ...input }, twoSteps) {
    const { em, idCliente, ctx } = work
    const { services } = ctx
    const conta = input.idContaFinanceira ?? null
    const dados = {
      ativo: input.ativo,
      banco: input.banco,
      endereco: input.endereco,
      enderecoAcesso: input.enderecoAcesso,
      aplicacao: input.aplicacao,
      ...sealed(services, { segredo, certificado, senhaCertificado }),
      avisoEm: null,
      avisoProblema: null,
      problema: null,
      problemaEm: null,
    }
    const before = await readProvider(work)
    const idContaFinanceira =
      conta === null
        ? null
        : await contaOfDinheiro(work, conta, {
            campo: 'idContaFinanceira',
            present: before?.idContaFinanceira ?? undefined,
          })
    if (!twoSteps) throw invalid({ codigo: withoutTwoSteps })
    if (input.ativo && !recebedorOf(await recebedor(work, idCliente)))
      throw conflict('Cadastre antes a chave Pix da igreja, em Configurações, Igreja.')
    if (before) {
      const record = await recordToChange(work, ProvedorPix, before.id, { versao })
      // what came while it was off was entered by hand
      const since = input.ativo && !record.ativo ? { ligadoEm: new Date(), buscadoAte: null } : {}
      em.assign(record, { ...dados, ...since, idContaFinanceira })
    } else
      em.create(ProvedorPix, {
        idCliente,
        ...dados,
        segredo: seal(services, segredo ?? ''),
        avisoSegredo: seal(services, randomToken()),
        ligadoEm: input.ativo ? new Date() : null,
        idContaFinanceira,
      })
    await em.flush()
    const row = (await readProvider(work)) as PixProviderRow
    const { id } = sessionOnly(ctx)
    const servidor = new URL(row.endereco).host
    await auditEvent(work, 'provedorPix.alterar', id, { ativo: row.ativo, banco: row.banco, servidor })
    // the first search tells the bank our address
    if (row.ativo) await services.jobs.send(work, pixSearchJob, ctx.author('provedorPix.configurar'), {})
    await tell(work, row.ativo, servidor)
    return asSeen(row)
  },
})

async function tell(work: Writing & { ctx: Context }, active: boolean, server: string): Promise<void> {
  const { services } = work.ctx
  const { id, name: author } = sessionOnly(work.ctx)
  for (const { name, email } of await administratorsToTell(work))
    await queueEmail(
      services,
      work,
      { idUsuario: id, requisicao: 'provedorPix.configurar' },
      {
        para: email,
        assunto: active ? 'O Pix pelo banco da igreja mudou' : 'O Pix pelo banco da igreja foi desligado',
        sairEm: null,
        texto: [
          `Olá, ${plain(name)}!`,
          active
            ? `${plain(author)} mudou o Pix pelo banco da igreja: os Pix que o banco em ${server} informa são lançados sozinhos.`
            : `${plain(author)} desligou o Pix pelo banco da igreja: os Pix que chegam não são mais lançados sozinhos.`,
          'Se você não sabia desta mudança, confira com quem a fez. A auditoria guarda quem mudou e quando:',
          `${services.config.publicUrl}/dashboard/pix-automatico`,
          'Candeia',
        ].join('\n\n'),
      },
      // whoever leads the money elsewhere must not hold this letter back with other e-mails of the church
      { security: true },
    )
}

const plain = (text: string): string => text.replace(/\s+/g, ' ')

/** Asks the bank with the stored access, and notes how it went. */
export const testarPixAutomatico = useCase({
  action: 'provedorPix.configurar',
  input: z.object({}),
  async prepare(ctx): Promise<void> {
    const idCliente = ctx.ownTenant(null)
    const row = await readProvider({ db: (await ctx.read()).db, idCliente })
    await ctx.endReading()
    if (!row) throw conflict('Informe antes os dados do banco.')
    try {
      await tryProvider(ctx, acessoOf(ctx.services, row))
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      const problema = error.message.slice(0, 300)
      const action = 'provedorPix.configurar'
      // in a transaction of its own, because the error undoes that of the operation
      await transaction(ctx.services.sessions, idCliente, ctx.author(action), async (work) => {
        await mayWrite(ctx, work, action)
        await note(work, { problema, problemaEm: new Date() })
      })
      throw new AppError('UNAVAILABLE', error.message)
    }
  },
  async run(work) {
    await note(work, { problema: null, problemaEm: null })
    return { message: 'O banco respondeu: está tudo certo.' }
  },
})

/** Whether this is the secret end of the address to which the church's bank sends its notices. */
export const segredoOfAviso = (ctx: Pick<Context, 'services'>, row: PixProviderRow): string =>
  open(ctx.services, row.avisoSegredo)
