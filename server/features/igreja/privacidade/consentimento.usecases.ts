import { z } from 'zod'
import type { Viewer } from '../../../kernel/access/can.js'
import { todayIn } from '../../../kernel/dates.js'
import { AppError, conflict } from '../../../kernel/errors.js'
import { flag } from '../../../kernel/formats.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { consentimentoRecibos } from '../../financas/recibo/index.js'
import { Consentimento } from './consentimento.entity.js'
import { recusaDiretorio, recusaRecibos } from './consentimento.rules.js'
import { type Documento, documentos, termos, textos, textosDoDiretorio } from './consentimento.textos.js'

async function ler(work: Reading, { id, idCliente }: Viewer) {
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
export async function aceitarTermos({ em, idCliente }: Writing, idUsuario: number): Promise<void> {
  em.create(Consentimento, { idCliente, idUsuario, ...termos, aceito: 1 })
  await em.flush()
}

/** The current texts, each with the current user's newest answer to this version. */
export const meusConsentimentos = readCase({
  action: 'eu.ler',
  input: z.object({}),
  run: (work) => ler(work, work.ctx.viewer as Viewer),
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
    const recusa = recusaDe(input.documento)
    if (input.aceito && recusa) {
      const refusal = recusa(await nascimentoDe(work, viewer.id), todayIn(await fusoHorario(work)))
      if (refusal) throw conflict(refusal)
    }
    work.em.create(Consentimento, { idCliente: work.idCliente, idUsuario: viewer.id, ...input })
    await work.em.flush()
    return ler(work, viewer)
  },
})

/** The rule by which somebody may not agree to a text, for texts that not everybody can agree to. */
function recusaDe(documento: Documento) {
  if (documento === consentimentoRecibos.documento) return recusaRecibos
  return textosDoDiretorio.some((texto) => texto.documento === documento) ? recusaDiretorio : undefined
}

async function nascimentoDe(work: Writing, id: number): Promise<string | null> {
  const row = await from(work, 'usuario').select('dataNascimento').where('id', '=', id).executeTakeFirst()
  return row?.dataNascimento ?? null
}
