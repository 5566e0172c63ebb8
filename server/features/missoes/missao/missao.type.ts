import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { missaoFields } from '../../../../schema/rules/missoes/missao.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'

const status = 'planejada, em_andamento, concluida ou cancelada.'

@ObjectType({
  description: 'Uma viagem ou obra missionária, com membros.',
  simpleResolvers: true,
  implements: Registro,
})
export class Missao {
  @Field(() => Int, { description: 'Número da missão.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nomeMissao!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao!: string | null
  @Field(() => String, { nullable: true, description: 'Onde acontece.' }) localMissao!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) dataInicio!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) dataFim!: string | null
  @Field(() => Int, { nullable: true, description: 'Número da pessoa responsável.' }) idResponsavel!: number | null
  @Field({ description: `Status: ${status}` }) statusMissao!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const MissaoPage = pageOf(Missao)

export const MissaoOrdem = orderOf('Missao', missaoFields, {
  nomeMissao: 'Nome.',
  localMissao: 'Onde acontece.',
  dataInicio: 'Primeiro dia.',
  dataFim: 'Último dia.',
  responsavel: 'Nome da pessoa responsável.',
  statusMissao: 'Status.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de missões.' })
export class MissaoFiltro {
  @Field(() => String, { nullable: true, description: `Status: ${status}` }) statusMissao?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtroLider }) liderAConfirmar?: boolean | null
}

@ArgsType()
export class MissoesArgs extends PageArgs {
  @Field(() => MissaoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof missaoFields)[number]> | null
  @Field(() => MissaoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MissaoFiltro | null
}

@InputType({ description: 'Dados de uma missão. Numa alteração, o que não é enviado fica como está.' })
export class MissaoInput {
  @Field({ description: 'Nome, até 120 caracteres.' }) nomeMissao!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao?: string | null
  @Field(() => String, { nullable: true, description: 'Onde acontece, até 120 caracteres.' }) localMissao?:
    | string
    | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) dataInicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia; não antes do primeiro.' }) dataFim?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Pessoa responsável, por número ou uuid.' }) idResponsavel?:
    | string
    | null
  @Field(() => String, { nullable: true, description: `Status: ${status} Sem ele, planejada.` }) statusMissao?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
