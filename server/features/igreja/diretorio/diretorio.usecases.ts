import { todayIn } from '../../../kernel/dates.js'
import { AppError, conflict, notFound } from '../../../kernel/errors.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoDe, fusoHorario } from '../../acesso/cliente/index.js'
import { Consentimento, maiorDeIdade, textosDoDiretorio } from '../privacidade/index.js'
import { listarDiretorioInput, pessoaDoDiretorioRef, registrarConsentimentoInput } from './diretorio.input.js'
import { listar, respostas } from './diretorio.queries.js'

const missing = 'Pessoa não encontrada.'

/** The people of the own church who chose to show a phone number, an e-mail or a birthday to the others. */
export const listarDiretorio = readCase({
  action: 'diretorio.ler',
  input: listarDiretorioInput,
  async run({ ctx, ...reading }, input) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    const hoje = todayIn(await fusoDe(ctx, idCliente))
    return listar({ ...reading, idCliente }, input, hoje)
  },
})

/** What a person shows, for those who may record the answer of somebody who cannot agree alone. */
export const lerConsentimentosDiretorio = readCase({
  action: 'diretorio.consentir',
  input: pessoaDoDiretorioRef,
  async run({ ctx, ...reading }, { id }) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    const found = await respostas({ ...reading, idCliente }, id)
    if (!found) throw notFound(missing)
    return { ...found, respondePorSi: maiorDeIdade(found.dataNascimento, todayIn(await fusoDe(ctx, idCliente))) }
  },
})

/** Records what the responsible person of a minor agreed to. A withdrawal is recorded for everybody. */
export const registrarConsentimento = useCase({
  action: 'diretorio.consentir',
  record: 'usuario',
  sessionOnly: true,
  input: registrarConsentimentoInput,
  async run(work, { id, documento, versaoTexto, aceito }) {
    const found = await respostas(work, id)
    if (!found) throw notFound(missing)
    const present = textosDoDiretorio.find((texto) => texto.documento === documento)
    if (present?.versaoTexto !== versaoTexto)
      throw new AppError('STALE', 'Este texto mudou. Leia a versão atual antes de responder.')
    const respondePorSi = maiorDeIdade(found.dataNascimento, todayIn(await fusoHorario(work)))
    if (aceito && respondePorSi)
      throw conflict('Quem tem 18 anos ou mais responde por si, em Configurações, Privacidade.')
    const idAutor = work.ctx.viewer?.id ?? null
    work.em.create(Consentimento, {
      idCliente: work.idCliente,
      idUsuario: found.id,
      documento,
      versaoTexto,
      aceito,
      idAutor,
    })
    await work.em.flush()
    return { ...(await respostas(work, found.id)), respondePorSi }
  },
})
