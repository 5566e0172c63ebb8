import { formatDate, formatInstant } from '../../../../schema/rules/dates.js'
import type { tiposDeDados } from '../../../../schema/rules/igreja/incidente.input.js'
import { dayOf } from './incidente.rules.js'

/** The names of the kinds of data in a sentence. */
const nomes: Record<(typeof tiposDeDados)[number], string> = {
  identificacao: 'identificação (nome, documentos, data de nascimento)',
  contato: 'contato (telefone, e-mail, endereço)',
  financeiros: 'dados financeiros (contribuições, conta bancária)',
  saude: 'dados de saúde',
  religiosos: 'vida na igreja (participação, convicção religiosa)',
  criancas: 'dados de crianças e adolescentes',
  idosos: 'dados de pessoas idosas',
  autenticacao: 'dados de acesso (e-mail de acesso, senha, token)',
  sigilo: 'dados protegidos por sigilo (aconselhamento, atendimento pastoral)',
  outros: 'outros dados',
}

export interface ToldIncidente {
  titulo: string
  descricao: string
  dataOcorrencia: Date | null
  dataConhecimento: Date
  dados: readonly string[]
  riscoRelevante: number
  consequencias: string | null
  quantidadePessoas: number | null
  pessoasApagadas: number
  protecao: string | null
  medidas: string | null
  motivoDemora: string | null
  pequenoPorte: number
  comunicadoAnpdEm: Date | null
  avisadosEm: Date | null
  fuso: string
  nomeIgreja: string
  cnpjIgreja: string | null
  encarregado: string | null
  emailEncarregado: string | null
  telefoneEncarregado: string | null
}

/** The kinds of data, as a text for people to read. */
export const namesOfData = (dados: readonly string[]): string =>
  dados.map((tipo) => nomes[tipo as keyof typeof nomes] ?? tipo).join('; ')

function contato({ encarregado, emailEncarregado, telefoneEncarregado, nomeIgreja }: ToldIncidente): string {
  const ways = [emailEncarregado, telefoneEncarregado].filter(Boolean).join(', ')
  return ways ? `${encarregado ?? nomeIgreja}: ${ways}` : 'a secretaria da igreja'
}

const whenText = ({ dataOcorrencia, fuso }: ToldIncidente): string =>
  dataOcorrencia ? formatDate(dayOf(fuso, dataOcorrencia)) : 'não se sabe o dia'

/** A part of a text with its heading; nothing where the church wrote nothing. */
const part = (heading: string, text: string | null): string[] => (text?.trim() ? [`${heading}\n${text.trim()}`] : [])

/** For the people, in plain words, with what art. 9 of Res. CD/ANPD 15/2024 asks for. The church sends it itself. */
export const textForPessoas = (incidente: ToldIncidente): string =>
  [
    `Aviso da ${incidente.nomeIgreja} sobre os seus dados pessoais`,
    `Aconteceu algo que atingiu dados pessoais guardados pela igreja, e você tem o direito de saber.`,
    ...part('O que aconteceu', `${incidente.descricao}\nQuando: ${whenText(incidente)}.`),
    ...part(
      'Quando a igreja soube',
      `Em ${formatDate(dayOf(incidente.fuso, incidente.dataConhecimento))}.${incidente.motivoDemora ? ` Não avisamos antes porque: ${incidente.motivoDemora}` : ''}`,
    ),
    ...part('Que dados foram atingidos', `${namesOfData(incidente.dados)}.`),
    ...part('O que isso pode causar', incidente.consequencias),
    ...part('Como esses dados eram protegidos', incidente.protecao),
    ...part('O que já fizemos e vamos fazer', incidente.medidas),
    ...part(
      'O que você pode fazer',
      'Desconfie de ligações e mensagens que peçam dinheiro, senhas ou códigos em nome da igreja. Na dúvida, fale antes conosco.',
    ),
    ...part('Com quem falar', `Dúvidas e pedidos: ${contato(incidente)}.`),
  ].join('\n\n')

/**
 * For the ANPD's form, in its order: what arts. 6 and 10 of the resolution ask for.
 * @param pessoas how many people the incident names now
 */
export function textForAnpd(incidente: ToldIncidente, pessoas: number): string {
  const { fuso, quantidadePessoas, pessoasApagadas } = incidente
  const named = pessoas + pessoasApagadas
  const affected = Math.max(quantidadePessoas ?? 0, named)
  const unknown = quantidadePessoas === null && named === 0
  const told = incidente.avisadosEm
    ? `Sim, em ${formatInstant(incidente.avisadosEm, fuso)}.`
    : 'Ainda não; a igreja informa quando avisar.'
  return [
    ...part(
      'Controlador',
      `${incidente.nomeIgreja}${incidente.cnpjIgreja ? `, CNPJ ${incidente.cnpjIgreja}` : ''}\n${incidente.pequenoPorte === 1 ? 'Declara-se agente de tratamento de pequeno porte (Res. CD/ANPD 2/2022).' : 'Não usa os prazos em dobro de agente de tratamento de pequeno porte.'}`,
    ),
    ...part('Encarregado ou canal de contato', contato(incidente)),
    ...part(
      'Datas',
      `Ocorrência: ${incidente.dataOcorrencia ? formatInstant(incidente.dataOcorrencia, fuso) : 'não determinada'}\nConhecimento: ${formatInstant(incidente.dataConhecimento, fuso)}`,
    ),
    ...part('Motivo da demora', incidente.motivoDemora),
    ...part('O que aconteceu', `${incidente.titulo}\n${incidente.descricao}`),
    ...part('Natureza e categoria dos dados', `${namesOfData(incidente.dados)}.`),
    ...part(
      'Titulares afetados',
      `${unknown ? 'Número ainda não conhecido' : affected}${incidente.dados.includes('criancas') ? '\nEntre eles há crianças ou adolescentes.' : ''}${incidente.dados.includes('idosos') ? '\nEntre eles há pessoas idosas.' : ''}`,
    ),
    ...part(
      'Risco e possíveis danos',
      `${incidente.riscoRelevante === 1 ? 'O incidente pode causar risco ou dano relevante.' : 'O controlador não vê risco ou dano relevante.'}\n${incidente.consequencias ?? ''}`,
    ),
    ...part('Medidas de segurança antes do incidente', incidente.protecao),
    ...part('Medidas adotadas e previstas', incidente.medidas),
    ...part('Comunicação aos titulares', told),
  ].join('\n\n')
}
