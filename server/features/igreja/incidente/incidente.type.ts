import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { incidenteFields, tiposDeDados } from '../../../../schema/rules/igreja/incidente.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const text = { nullable: true } as const
const tipos = `Dados atingidos: ${tiposDeDados.join(', ')}.`

@ObjectType({
  description: 'Um incidente de segurança com dados pessoais, que a igreja registra por pelo menos 5 anos (LGPD).',
  simpleResolvers: true,
  implements: Registro,
})
export class Incidente {
  @Field(() => Int, { description: 'Número do incidente.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome curto.' }) titulo!: string
  @Field({ description: 'O que aconteceu.' }) descricao!: string
  @Field(() => DateTimeScalar, { ...text, description: 'Quando aconteceu; nulo se não se sabe.' })
  dataOcorrencia!: Date | null
  @Field(() => DateTimeScalar, { description: 'Quando a igreja soube; daí se contam os prazos.' })
  dataConhecimento!: Date
  @Field(() => [String], { description: tipos }) dados!: string[]
  @Field(() => Int, { description: 'Se pode causar risco ou dano relevante: 0 ou 1.' }) riscoRelevante!: number
  @Field(() => String, { ...text, description: 'O que isso pode causar às pessoas.' }) consequencias!: string | null
  @Field(() => Int, { ...text, description: 'Quantas pessoas foram atingidas, até onde se sabe.' })
  quantidadePessoas!: number | null
  @Field(() => String, { ...text, description: 'Como os dados eram protegidos.' }) protecao!: string | null
  @Field(() => String, { ...text, description: 'O que foi e será feito.' }) medidas!: string | null
  @Field(() => String, { ...text, description: 'Por que o aviso demorou mais que o prazo.' })
  motivoDemora!: string | null
  @Field(() => String, { ...text, description: 'Por que ninguém é avisado.' }) motivoSemAviso!: string | null
  @Field(() => Int, { description: 'Se valem os prazos em dobro de agente de pequeno porte: 0 ou 1.' })
  pequenoPorte!: number
  @Field(() => DateTimeScalar, { ...text, description: 'Quando a ANPD foi comunicada.' })
  comunicadoAnpdEm!: Date | null
  @Field(() => String, { ...text, description: 'Número do protocolo da ANPD.' }) protocoloAnpd!: string | null
  @Field(() => String, { ...text, description: 'O que foi comunicado à ANPD.' }) textoAnpd!: string | null
  @Field(() => DateTimeScalar, { ...text, description: 'Quando a comunicação foi complementada.' })
  complementadoEm!: Date | null
  @Field(() => String, { ...text, description: 'O que complementou a comunicação.' })
  textoComplemento!: string | null
  @Field(() => DateTimeScalar, { ...text, description: 'Quando as pessoas foram avisadas.' }) avisadosEm!: Date | null
  @Field(() => String, { ...text, description: 'Como as pessoas foram avisadas.' }) meioAviso!: string | null
  @Field(() => String, { ...text, description: 'O que as pessoas receberam.' }) textoAviso!: string | null
  @Field(() => DateTimeScalar, { ...text, description: 'Quando foi encerrado.' }) encerradoEm!: Date | null
  @Field(() => Int, {
    description:
      'Quantas pessoas saíram da lista porque os seus dados não estão mais aqui: foram apagados, ou são mais novos que a cópia restaurada.',
  })
  pessoasApagadas!: number
  @Field(() => DateTimeScalar, { ...text, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi registrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const IncidentePage = pageOf(Incidente)

export const IncidenteOrdem = orderOf('Incidente', incidenteFields, {
  dataConhecimento: 'Quando a igreja soube.',
  titulo: 'Nome.',
  createdAt: 'Data do registro.',
})

@InputType({ description: 'Filtro da lista de incidentes de segurança.' })
export class IncidenteFiltro {
  @Field(() => String, { ...text, description: 'abertos ou encerrados.' }) situacao?: string | null
  @Field(() => Boolean, { ...text, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' })
  excluidos?: boolean | null
}

@ArgsType()
export class IncidentesArgs extends PageArgs {
  @Field(() => IncidenteOrdem, { ...text, description: 'Ordem; sem ela, do que se soube por último.' })
  ordem?: Order<(typeof incidenteFields)[number]> | null
  @Field(() => IncidenteFiltro, { ...text, description: 'Filtro.' }) filtro?: IncidenteFiltro | null
}

@InputType({ description: 'Dados de um incidente de segurança.' })
export class IncidenteInput {
  @Field({ description: 'Nome curto, até 120 caracteres.' }) titulo!: string
  @Field({ description: 'O que aconteceu, até 4000 caracteres.' }) descricao!: string
  @Field(() => String, {
    ...text,
    description: 'Quando aconteceu: instante, ou data e hora da igreja; nulo se não se sabe.',
  })
  dataOcorrencia?: string | null
  @Field({ description: 'Quando a igreja soube: instante, ou data e hora da igreja.' }) dataConhecimento!: string
  @Field(() => [String], { description: tipos }) dados!: (typeof tiposDeDados)[number][]
  @Field(() => Int, { ...text, description: 'Se pode causar risco ou dano relevante: 0 ou 1; sem ele, 1.' })
  riscoRelevante?: number | null
  @Field(() => String, { ...text, description: 'O que isso pode causar às pessoas, até 2000 caracteres.' })
  consequencias?: string | null
  @Field(() => Int, { ...text, description: 'Quantas pessoas foram atingidas, até onde se sabe.' })
  quantidadePessoas?: number | null
  @Field(() => String, { ...text, description: 'Como os dados eram protegidos, até 2000 caracteres.' })
  protecao?: string | null
  @Field(() => String, { ...text, description: 'O que foi e será feito, até 2000 caracteres.' })
  medidas?: string | null
  @Field(() => String, { ...text, description: 'Por que o aviso demorou, até 1000 caracteres.' })
  motivoDemora?: string | null
  @Field(() => String, { ...text, description: 'Por que ninguém é avisado, até 1000 caracteres.' })
  motivoSemAviso?: string | null
  @Field(() => Int, {
    ...text,
    description: 'Prazos em dobro de agente de pequeno porte: 0 ou 1; sem ele, como a igreja diz.',
  })
  pequenoPorte?: number | null
  @Field(() => Int, { ...text, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'O que a igreja já comunicou; nada é enviado por aqui.' })
export class ComunicacaoIncidenteInput {
  @Field(() => String, { description: 'anpd, complemento ou pessoas.' }) destino!: 'anpd' | 'complemento' | 'pessoas'
  @Field({ description: 'Quando: instante, ou data e hora da igreja.' }) data!: string
  @Field(() => String, {
    ...text,
    description: 'Número do protocolo da ANPD; vazio ou nulo, nenhum; sem ele, o de antes.',
  })
  protocolo?: string | null
  @Field(() => String, { ...text, description: 'Como as pessoas foram avisadas; pedido para elas.' })
  meio?: string | null
  @Field(() => String, { ...text, description: 'O que foi enviado; sem ele, o texto pronto.' }) texto?: string | null
  @Field(() => Int, { ...text, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
