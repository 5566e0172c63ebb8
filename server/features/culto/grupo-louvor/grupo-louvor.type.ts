import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { grupoLouvorFields } from '../../../../schema/rules/culto/grupo-louvor.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const status = '1: ativo; 0: inativo.'

@ObjectType({ description: 'Quem canta e toca junto, com um só líder.', simpleResolvers: true, implements: Registro })
export class GrupoLouvor {
  @Field(() => Int, { description: 'Número do grupo de louvor.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do grupo de louvor.' }) nomeGrupo!: string
  @Field(() => Int, { description: `Situação. ${status}` }) statusGrupo!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const GrupoLouvorPage = pageOf(GrupoLouvor)

export const GrupoLouvorOrdem = orderOf('GrupoLouvor', grupoLouvorFields, {
  nomeGrupo: 'Nome.',
  lider: 'Nome de quem lidera.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de grupos de louvor.' })
export class GrupoLouvorFiltro {
  @Field(() => Int, { nullable: true, description: `Situação. ${status}` }) statusGrupo?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class GruposLouvorArgs extends PageArgs {
  @Field(() => GrupoLouvorOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof grupoLouvorFields)[number]> | null
  @Field(() => GrupoLouvorFiltro, { nullable: true, description: 'Filtro.' }) filtro?: GrupoLouvorFiltro | null
}

@InputType({ description: 'Dados de um grupo de louvor.' })
export class GrupoLouvorInput {
  @Field({ description: 'Nome do grupo de louvor, até 45 caracteres; único na igreja.' }) nomeGrupo!: string
  @Field(() => Int, { nullable: true, description: `Situação. ${status} Sem ela, ativo.` }) statusGrupo?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
