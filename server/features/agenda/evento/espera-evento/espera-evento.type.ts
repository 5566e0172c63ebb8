import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroEventoFields } from '../../../../../schema/rules/agenda/membro-evento.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma pessoa que espera uma vaga em um evento.', simpleResolvers: true })
export class EsperaEvento {
  @Field(() => Int, { description: 'Número da espera.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do evento.' }) idEvento!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => DateTimeScalar, { description: 'Desde quando espera.' }) createdAt!: Date
}

export const EsperaEventoPage = pageOf(EsperaEvento)

export const EsperaEventoOrdem = orderOf('EsperaEvento', membroEventoFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  createdAt: 'Desde quando espera.',
})

@InputType({ description: 'Filtro das listas de espera de eventos.' })
export class EsperaEventoFiltro {
  @Field(() => ID, { nullable: true, description: 'Evento, por número ou uuid. Sem ele, as de todos.' })
  idEvento?: string | null
}

@ArgsType()
export class EsperasEventoArgs extends PageArgs {
  @Field(() => EsperaEventoOrdem, { nullable: true, description: 'Ordem; sem ela, por ordem de chegada.' })
  ordem?: Order<(typeof membroEventoFields)[number]> | null
  @Field(() => EsperaEventoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EsperaEventoFiltro | null
}
