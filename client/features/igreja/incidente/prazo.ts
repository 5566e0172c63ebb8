const day = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A calendar date ('2026-12-01') to 'ter., 1 de dezembro'. */
export const diaDoPrazo = (date: string): string => day.format(new Date(`${date}T12:00:00Z`))

/** The kinds of data that may harm somebody's body or honour when others get to know them. */
const graves = ['sigilo', 'saude', 'criancas']

/**
 * Whether the doubled terms should be looked at again: they do not count where somebody's physical or moral integrity may
 * be harmed (Res. CD/ANPD 2/2022, art. 14, II).
 */
export const dobroDuvidoso = ({ pequenoPorte, dados }: { pequenoPorte: number; dados: readonly string[] }): boolean =>
  pequenoPorte === 1 && dados.some((tipo) => graves.includes(tipo))

type Andamento = { situacao: string; avisarAte: string | null }

const quem: Record<string, string> = {
  aberto: 'a ANPD e as pessoas',
  anpdComunicada: 'as pessoas',
  pessoasAvisadas: 'a ANPD',
}

/**
 * Who must be told until when; undefined when nobody must.
 * @param hoje the day of the church
 */
export function prazoDe({ situacao, avisarAte }: Andamento, hoje: string) {
  const whom = quem[situacao]
  if (!whom || !avisarAte) return undefined
  const vencido = avisarAte < hoje
  const until = diaDoPrazo(avisarAte)
  return { vencido, text: vencido ? `O prazo para avisar ${whom} terminou ${until}` : `Avisar ${whom} até ${until}` }
}
