import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroCelulaFields } from '../../../../schema/rules/pessoas/membro-celula.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../vinculo/vinculo.type.js'

@ObjectType({ description: 'Uma pessoa que pertence a uma célula.', simpleResolvers: true })
export class MembroCelula {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal do vínculo.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da célula.' }) idCelula!: number
  @Field({ description: 'Nome da célula.' }) nomeCelula!: string
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => Int, { description: '1: lidera a célula; 0: membro comum. Cada célula com membros tem um líder só.' })
  membroLider!: number
  @Field(() => DateTimeScalar, { description: 'Quando entrou na célula.' }) createdAt!: Date
}

export const MembroCelulaPage = pageOf(MembroCelula)

export const MembroCelulaOrdem = orderOf('MembroCelula', membroCelulaFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  createdAt: 'Quando entrou.',
})

@InputType({ description: 'Filtro da lista de membros de células.' })
export class MembroCelulaFiltro {
  @Field(() => ID, { nullable: true, description: 'Célula, por número ou uuid.' }) idCelula?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid: as células de que é membro.' })
  idMembro?: string | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtro }) aConfirmar?: boolean | null
}

@ArgsType()
export class MembrosCelulaArgs extends PageArgs {
  @Field(() => MembroCelulaOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, por nome. Em uma célula, quem lidera vem sempre primeiro.',
  })
  ordem?: Order<(typeof membroCelulaFields)[number]> | null
  @Field(() => MembroCelulaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MembroCelulaFiltro | null
}

@InputType({ description: 'Quem entra em que célula.' })
export class MembroCelulaInput {
  @Field(() => ID, { description: 'Célula, por número ou uuid.' }) idCelula!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => Int, {
    nullable: true,
    description: '1: passa a liderar, e o líder anterior a ser um membro comum. O primeiro membro sempre lidera.',
  })
  membroLider?: number | null
}
