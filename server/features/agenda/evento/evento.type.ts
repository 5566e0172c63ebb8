import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { eventoFields } from '../../../../schema/rules/agenda/evento.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const when = 'Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia'

@ObjectType({ description: 'Um congresso, retiro ou festa, com membros.', simpleResolvers: true, implements: Registro })
export class Evento {
  @Field(() => Int, { description: 'Número do evento.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nomeEvento!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do local.' }) idLocal!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando começa.' }) dataInicio!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando termina.' }) dataFim!: Date | null
  @Field({ description: 'Já terminou; sem fim, dura até o fim do dia em que começa.' }) encerrado!: boolean
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas podem participar. Nulo: sem limite.' }) vagas!:
    | number
    | null
  @Field({ description: 'As próprias pessoas se inscrevem.' }) inscricaoAberta!: boolean
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Até quando as pessoas se inscrevem, se o evento não começa antes. Nulo: até começar.',
  })
  inscricoesAte!: Date | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const EventoPage = pageOf(Evento)

export const EventoOrdem = orderOf('Evento', eventoFields, {
  nomeEvento: 'Nome.',
  dataInicio: 'Quando começa.',
  dataFim: 'Quando termina.',
  local: 'Nome do local.',
  vagas: 'Vagas.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de eventos.' })
export class EventoFiltro {
  @Field(() => String, {
    nullable: true,
    description:
      'proximos: os que ainda não terminaram; realizados: os outros; meus: os que ainda não terminaram, de que quem pergunta participa ou em que espera vaga.',
  })
  quando?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class EventosArgs extends PageArgs {
  @Field(() => EventoOrdem, {
    nullable: true,
    description:
      'Ordem; sem ela, os que vêm, do mais próximo ao mais distante; depois os que foram, do mais novo ao mais antigo.',
  })
  ordem?: Order<(typeof eventoFields)[number]> | null
  @Field(() => EventoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EventoFiltro | null
}

@InputType({ description: 'Dados de um evento. Numa alteração, o que não é enviado fica como está.' })
export class EventoInput {
  @Field({ description: 'Nome, até 120 caracteres.' }) nomeEvento!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao?: string | null
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) idLocal?: string | null
  @Field(() => DateTimeScalar, { description: `Quando começa. ${when}, desde o primeiro minuto.` })
  dataInicio!: string
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `Quando termina, não antes de começar. ${when}, até o último minuto.`,
  })
  dataFim?: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'Quantas pessoas podem participar; não menos que as que já participam. Nulo: sem limite.',
  })
  vagas?: number | null
  @Field(() => Boolean, { nullable: true, description: 'As próprias pessoas se inscrevem; no cadastro, sem ele, não.' })
  inscricaoAberta?: boolean | null
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `Até quando as pessoas se inscrevem. ${when}, até o último minuto. Nulo: até o evento começar.`,
  })
  inscricoesAte?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@ObjectType({ description: 'Como quem pergunta participa de um evento.', simpleResolvers: true })
export class InscricaoEvento {
  @Field({ description: 'inscrito, ou espera (na lista de espera).' }) situacao!: string
  @Field(() => Int, { nullable: true, description: 'Lugar na lista de espera, a partir de 1.' }) posicao!: number | null
}
