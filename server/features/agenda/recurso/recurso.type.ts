import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { recursoFields } from '../../../../schema/rules/agenda/recurso.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'O que se empresta ou se usa por um tempo: projetor, sala, van.',
  simpleResolvers: true,
  implements: Registro,
})
export class Recurso {
  @Field(() => Int, { description: 'Número do recurso.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome; único na igreja.' }) nomeRecurso!: string
  @Field(() => Int, { description: 'Número do tipo.' }) idTipoRecurso!: number
  @Field(() => Int, { description: 'Quantas unidades há.' }) quantidade!: number
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao!: string | null
  @Field(() => Int, { description: '1: ativo, pode ser reservado; 0: inativo.' }) status!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const RecursoPage = pageOf(Recurso)

export const RecursoOrdem = orderOf('Recurso', recursoFields, {
  nomeRecurso: 'Nome.',
  tipo: 'Nome do tipo.',
  quantidade: 'Quantidade.',
  status: 'Situação.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de recursos.' })
export class RecursoFiltro {
  @Field(() => ID, { nullable: true, description: 'Tipo, por número ou uuid.' }) idTipoRecurso?: string | null
  @Field(() => Int, { nullable: true, description: '1: só ativos; 0: só inativos.' }) status?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class RecursosArgs extends PageArgs {
  @Field(() => RecursoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof recursoFields)[number]> | null
  @Field(() => RecursoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: RecursoFiltro | null
}

@InputType({ description: 'Dados de um recurso. Numa alteração, o que não é enviado fica como está.' })
export class RecursoInput {
  @Field({ description: 'Nome, até 120 caracteres; único na igreja.' }) nomeRecurso!: string
  @Field(() => ID, { description: 'Tipo, por número ou uuid.' }) idTipoRecurso!: string
  @Field(() => Int, {
    nullable: true,
    description: 'Quantas unidades há: uma, se não se diz; nunca menos que as reservadas daqui em diante.',
  })
  quantidade?: number | null
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao?: string | null
  @Field(() => Int, { nullable: true, description: '1: ativo, como começa; 0: inativo.' }) status?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
