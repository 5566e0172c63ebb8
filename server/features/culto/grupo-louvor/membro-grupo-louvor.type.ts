import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroGrupoLouvorFields } from '../../../../schema/rules/culto/membro-grupo-louvor.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'

const status = '1: ativo; 0: inativo.'

@ObjectType({ description: 'Uma pessoa que pertence a um grupo de louvor.', simpleResolvers: true })
export class MembroGrupoLouvor {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal do vínculo.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do grupo.' }) idGrupo!: number
  @Field({ description: 'Nome do grupo.' }) nomeGrupo!: string
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => Int, { description: '1: lidera o grupo; 0: membro comum. Cada grupo tem um líder só.' })
  membroLider!: number
  @Field(() => Int, { description: `Situação. ${status}` }) statusMembro!: number
  @Field(() => DateTimeScalar, { description: 'Quando entrou no grupo.' }) createdAt!: Date
}

export const MembroGrupoLouvorPage = pageOf(MembroGrupoLouvor)

export const MembroGrupoLouvorOrdem = orderOf('MembroGrupoLouvor', membroGrupoLouvorFields, {
  name: 'Nome da pessoa.',
  createdAt: 'Quando entrou.',
})

@InputType({ description: 'Filtro da lista de membros de grupos de louvor.' })
export class MembroGrupoLouvorFiltro {
  @Field(() => ID, { nullable: true, description: 'Grupo, por número ou uuid.' }) idGrupo?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid: os grupos de que é membro.' })
  idMembro?: string | null
  @Field(() => Int, { nullable: true, description: `Situação. ${status}` }) statusMembro?: number | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtro }) aConfirmar?: boolean | null
}

@ArgsType()
export class MembrosGrupoLouvorArgs extends PageArgs {
  @Field(() => MembroGrupoLouvorOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, por nome. Em um grupo, quem lidera vem sempre primeiro.',
  })
  ordem?: Order<(typeof membroGrupoLouvorFields)[number]> | null
  @Field(() => MembroGrupoLouvorFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: MembroGrupoLouvorFiltro | null
}

@InputType({ description: 'Quem entra em que grupo de louvor.' })
export class MembroGrupoLouvorInput {
  @Field(() => ID, { description: 'Grupo, por número ou uuid.' }) idGrupo!: string
  @Field(() => ID, { description: 'Pessoa ativa, por número ou uuid.' }) idMembro!: string
  @Field(() => Int, {
    nullable: true,
    description: '1: lidera o grupo, se ele ainda não tem líder. Depois, só por promoção.',
  })
  membroLider?: number | null
  @Field(() => Int, { nullable: true, description: `Situação. ${status} Sem ela, ativo.` }) statusMembro?: number | null
}
