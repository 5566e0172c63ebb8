import { todayIn } from '../../../../schema/rules/dates.js'
import {
  listarDiretorioInput,
  pessoaDoDiretorioRef,
  registrarConsentimentoInput,
} from '../../../../schema/rules/igreja/diretorio.input.js'
import { AppError, conflict, notFound } from '../../../kernel/base/errors.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf, readFuso } from '../../acesso/cliente/index.js'
import { Consentimento, diretorioTexts, isAdult } from '../privacidade/index.js'
import { answersOf, listRows } from './diretorio.queries.js'

const missing = 'Pessoa não encontrada.'

/** The people of the own church who chose to show a phone number, an e-mail or a birthday to the others. */
export const listDiretorio = readCase({
  action: 'diretorio.ler',
  input: listarDiretorioInput,
  async run({ ctx, ...reading }, input) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    const today = todayIn(await fusoOf(ctx, idCliente))
    return listRows({ ...reading, idCliente }, input, today)
  },
})

/** What a person shows, for those who may record the answer of somebody who cannot agree alone. */
export const readConsentimentosDiretorio = readCase({
  action: 'diretorio.consentir',
  input: pessoaDoDiretorioRef,
  async run({ ctx, ...reading }, { id }) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    const found = await answersOf({ ...reading, idCliente }, id)
    if (!found) throw notFound(missing)
    return { ...found, respondePorSi: isAdult(found.dataNascimento, todayIn(await fusoOf(ctx, idCliente))) }
  },
})

/** Records what the responsible person of a minor agreed to. A withdrawal is recorded for everybody. */
export const registrarConsentimento = useCase({
  action: 'diretorio.consentir',
  record: 'usuario',
  sessionOnly: true,
  input: registrarConsentimentoInput,
  async run(work, { id, documento, versaoTexto, aceito }) {
    const found = await answersOf(work, id)
    if (!found) throw notFound(missing)
    const present = diretorioTexts.find((texto) => texto.documento === documento)
    if (present?.versaoTexto !== versaoTexto)
      throw new AppError('STALE', 'Este texto mudou. Leia a versão atual antes de responder.')
    const respondePorSi = isAdult(found.dataNascimento, todayIn(await readFuso(work)))
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
    return { ...(await answersOf(work, found.id)), respondePorSi }
  },
})
