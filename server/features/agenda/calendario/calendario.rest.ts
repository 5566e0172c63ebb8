import { z } from 'zod'
import { FileReply } from '../../../kernel/transport/rest/file-reply.js'
import { type Route, route } from '../../../kernel/transport/rest/route.js'
import { readAssinatura } from './assinatura.js'
import type { EntradaCalendarioRow } from './calendario.rules.js'
import { readCalendario } from './calendario.usecases.js'

const response = z.object({
  tipo: z.string(),
  id: z.int(),
  uuid: z.uuid(),
  titulo: z.string(),
  inicio: z.iso.datetime(),
  fim: z.iso.datetime().nullable(),
  diaInteiro: z.boolean(),
  dia: z.iso.date(),
  ultimoDia: z.iso.date(),
  hora: z.string().nullable(),
  horaFim: z.string().nullable(),
  local: z.string().nullable(),
  caminho: z.string(),
  cancelado: z.boolean(),
})

// versions and times of changes are for the calendar file alone
const entradaJson = ({ versao: _, alteradoEm: __, ...shown }: EntradaCalendarioRow): z.infer<typeof response> => shown

const tag = 'Calendário'

export const calendarioRoutes: Route[] = [
  route(
    'GET',
    '/calendario',
    readCalendario,
    ({ query }) => ({ de: query.de ?? '', ate: query.ate ?? '' }),
    (entries) => entries.map(entradaJson),
    {
      required: ['de', 'ate'],
      summary: 'O que a igreja tem num período, de tudo o que a pessoa pode ler.',
      tag,
      response: z.array(response),
      query: { de: 'Primeiro dia, AAAA-MM-DD.', ate: 'Último dia; no máximo 100 dias no total.' },
    },
  ),
  route(
    'GET',
    '/calendario/{arquivo}',
    readAssinatura,
    ({ params }) => ({ arquivo: params.arquivo ?? '' }),
    (ics) => new FileReply('calendario.ics', 'text/calendar; charset=utf-8', Buffer.from(ics)),
    {
      file: ['ics'],
      summary: 'O calendário da igreja no endereço secreto de uma pessoa, como iCalendar (RFC 5545). Não pede sessão.',
      tag,
    },
  ),
]
