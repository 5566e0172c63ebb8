/** What the church's calendar may show: how people call it, one and many, and its tone (calendario.module.css). */
const KINDS: Record<string, { one: string; many: string; tone: string }> = {
  culto: { one: 'Culto', many: 'Cultos', tone: 'accent' },
  evento: { one: 'Evento', many: 'Eventos', tone: 'info' },
  ensaioLouvor: { one: 'Ensaio', many: 'Ensaios', tone: 'success' },
  reuniaoLideranca: { one: 'Reunião de liderança', many: 'Reuniões', tone: 'warning' },
  encontro: { one: 'Encontro de célula', many: 'Células', tone: 'danger' },
  aulaEBD: { one: 'Aula da EBD', many: 'Aulas da EBD', tone: 'danger' },
  reserva: { one: 'Reserva', many: 'Reservas', tone: 'neutral' },
}

/** Of a kind that this screen does not know, its name on the wire: better than nothing. */
export const kindOf = (tipo: string) => KINDS[tipo] ?? { one: tipo, many: tipo, tone: 'neutral' }

/** In the order in which people think of them, those unknown last. */
export const inKindOrder = (tipos: Iterable<string>): string[] => {
  const known = Object.keys(KINDS)
  const place = (tipo: string) => (known.includes(tipo) ? known.indexOf(tipo) : known.length)
  return [...tipos].sort((a, b) => place(a) - place(b) || a.localeCompare(b))
}
