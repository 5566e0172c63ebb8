import { z } from 'zod'
import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, route } from '../../../kernel/rest/route.js'
import { lerAssinatura } from './assinatura.js'
import type { EntradaCalendarioRow } from './calendario.rules.js'
import { lerCalendario } from './calendario.usecases.js'

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

const entradaJson = ({ tipo, id, uuid, titulo, ...rest }: EntradaCalendarioRow): z.infer<typeof response> => ({
  tipo,
  id,
  uuid,
  titulo,
  ...rest,
})

const tag = 'Calendário'

export const calendarioRoutes: Route[] = [
  route(
    'GET',
    '/calendario',
    lerCalendario,
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
    lerAssinatura,
    ({ params }) => ({ arquivo: params.arquivo ?? '' }),
    (ics) => new FileReply('calendario.ics', 'text/calendar; charset=utf-8', Buffer.from(ics)),
    {
      summary: 'O calendário da igreja no endereço secreto de uma pessoa, como iCalendar (RFC 5545). Não pede sessão.',
      tag,
    },
  ),
]
