import type { Random } from '../random.js'
import type { Relative } from './families.js'
import type { Place } from './places.js'

const ofChildren = [
  'Alergia a amendoim: avisar a equipe da sala infantil.',
  'Intolerância à lactose.',
  'Só pode ser retirado(a) da sala pelos pais ou pela avó.',
  'Tem asma; a bombinha fica na mochila.',
]

const ofYouths = [
  'Toca violão e quer ajudar no louvor.',
  'Ajuda na transmissão dos cultos.',
  'Joga no time de vôlei dos jovens.',
  'Estuda à noite; participa do grupo aos sábados.',
]

const ofAdults = [
  'Canta no coral.',
  'Prefere contato por WhatsApp, depois das 18h.',
  'Trabalha em plantões; nem sempre pode vir aos domingos.',
  'Oferece carona para quem mora no mesmo bairro.',
  'Faz reparos elétricos; ajuda na manutenção do templo.',
  'Dá aulas na rede municipal; gostaria de ajudar na EBD.',
  'Pediu oração pelo emprego da família.',
  'É da área de enfermagem; está na escala de primeiros socorros.',
  'Já cuidou da tesouraria em outra igreja.',
  'Usa cadeira de rodas: reservar lugar no corredor.',
  'Abre a casa para reuniões de oração.',
]

const ofElders = [
  'Recebe a ceia em casa no primeiro domingo do mês.',
  'Precisa de transporte para os cultos da noite.',
  'Participa do grupo da melhor idade.',
  'Gosta de receber visitas às quartas à tarde.',
]

const byAge = (age: number) => {
  if (age < 12) return ofChildren
  if (age < 21) return ofYouths
  return age > 66 ? ofElders : ofAdults
}

/** A note of the secretary, for about one person in eight. */
export function drawNote(random: Random, { idade }: Relative): string | null {
  return random.chance(0.13) ? random.pick(byAge(idade)) : null
}

/** The reason why a person no longer comes. */
export const absenceNote = (random: Random, { elsewhere }: Place): string | null =>
  random.pick([
    `Mudou-se para ${random.pick(elsewhere)}.`,
    'Passou a congregar em outra igreja.',
    'Afastado(a); a equipe de visitas acompanha.',
    'Sem contato: telefone não atende.',
    null,
  ])
