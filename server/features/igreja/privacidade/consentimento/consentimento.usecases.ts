import { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates.js'
import { flag } from '../../../../../schema/rules/formats.js'
import type { Viewer } from '../../../../kernel/access/can.js'
import { AppError, conflict } from '../../../../kernel/base/errors.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../../kernel/work/use-case.js'
import { readFuso } from '../../../acesso/cliente/index.js'
import { consentimentoRecibos } from '../../../financas/recibo/index.js'
import { Consentimento } from './consentimento.entity.js'
import { diretorioRefusal, recibosRefusal } from './consentimento.rules.js'
import { type Documento, diretorioTexts, documentos, terms, textos } from './consentimento.textos.js'

async function read(work: Reading, { id, idCliente }: Viewer) {
  const answers = await from({ ...work, idCliente }, 'consentimento')
    .select(['documento', 'versaoTexto', 'aceito', 'createdAt'])
    .where('idUsuario', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return textos.map((texto) => {
    const answer = answers.find((row) => row.documento === texto.documento && row.versaoTexto === texto.versaoTexto)
    return { ...texto, aceito: answer ? answer.aceito === 1 : null, respondidoEm: answer?.createdAt ?? null }
  })
}

/** Records that the person accepted the terms by signing the church up. */
export async function acceptTerms({ em, idCliente }: Writing, idUsuario: number): Promise<void> {
  em.create(Consentimento, { idCliente, idUsuario, ...terms, aceito: 1 })
  await em.flush()
}

/** The current texts, each with the current user's newest answer to this version. */
export const meusConsentimentos = readCase({
  action: 'eu.ler',
  input: z.object({}),
  run: (work) => read(work, work.ctx.viewer as Viewer),
})

export const responderConsentimento = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: z.object({
    documento: z.enum(documentos, 'Texto não encontrado.'),
    versaoTexto: z.number().int(),
    aceito: flag(),
  }),
  async run(work, input) {
    const viewer = work.ctx.viewer as Viewer
    const present = textos.find(({ documento }) => documento === input.documento)
    if (present?.versaoTexto !== input.versaoTexto)
      throw new AppError('STALE', 'Este texto mudou. Leia a versão atual antes de responder.')
    const recusa = refusalOf(input.documento)
    if (input.aceito && recusa) {
      const refusal = recusa(await birthOf(work, viewer.id), todayIn(await readFuso(work)))
      if (refusal) throw conflict(refusal)
    }
    work.em.create(Consentimento, { idCliente: work.idCliente, idUsuario: viewer.id, ...input })
    await work.em.flush()
    return read(work, viewer)
  },
})

/** The rule by which somebody may not agree to a text, for texts that not everybody can agree to. */
function refusalOf(documento: Documento) {
  if (documento === consentimentoRecibos.documento) return recibosRefusal
  return diretorioTexts.some((texto) => texto.documento === documento) ? diretorioRefusal : undefined
}

async function birthOf(work: Writing, id: number): Promise<string | null> {
  const row = await from(work, 'usuario').select('dataNascimento').where('id', '=', id).executeTakeFirst()
  return row?.dataNascimento ?? null
}
