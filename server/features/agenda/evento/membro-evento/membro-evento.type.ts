import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroEventoFields } from '../../../../../schema/rules/agenda/membro-evento.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma pessoa que participa de um evento.', simpleResolvers: true })
export class MembroEvento {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do evento.' }) idEvento!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => DateTimeScalar, { description: 'Quando a pessoa foi adicionada.' }) createdAt!: Date
}

export const MembroEventoPage = pageOf(MembroEvento)

export const MembroEventoOrdem = orderOf('MembroEvento', membroEventoFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  createdAt: 'Quando foi adicionada.',
})

@InputType({ description: 'Filtro da lista de membros de eventos.' })
export class MembroEventoFiltro {
  @Field(() => ID, { nullable: true, description: 'Evento, por número ou uuid. Sem ele, os de todos.' })
  idEvento?: string | null
}

@ArgsType()
export class MembrosEventoArgs extends PageArgs {
  @Field(() => MembroEventoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof membroEventoFields)[number]> | null
  @Field(() => MembroEventoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MembroEventoFiltro | null
}

@InputType({ description: 'Uma pessoa a adicionar a um evento.' })
export class MembroEventoInput {
  @Field(() => ID, { description: 'Evento, por número ou uuid.' }) idEvento!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
}
