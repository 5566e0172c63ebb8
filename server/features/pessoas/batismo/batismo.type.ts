import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { batismoFields } from '../../../../schema/rules/pessoas/batismo.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'O batismo de uma pessoa.', simpleResolvers: true, implements: Registro })
export class Batismo {
  @Field(() => Int, { description: 'Número do batismo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número de quem foi batizado.' }) idBatizando!: number
  @Field(() => Int, { description: 'Número de quem batizou.' }) idPastor!: number
  @Field(() => DateOnlyScalar, { description: 'Data do batismo.' }) dataBatismo!: string
  @Field(() => Boolean, {
    description: 'Ainda por acontecer: passa a valer no seu dia, quando muda o cadastro da pessoa.',
  })
  planejado!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi registrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const BatismoPage = pageOf(Batismo)

@ObjectType({ description: 'O certificado de um batismo que já aconteceu.', simpleResolvers: true })
export class CertificadoBatismo {
  @Field(() => Int, { description: 'Número do batismo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal do batismo.' }) uuid!: string
  @Field({ description: 'Nome de quem foi batizado.' }) nomeBatizando!: string
  @Field({ description: 'Nome de quem batizou.' }) nomePastor!: string
  @Field(() => DateOnlyScalar, { description: 'Data do batismo.' }) dataBatismo!: string
  @Field({ description: 'Nome da igreja.' }) nomeIgreja!: string
  @Field(() => String, { nullable: true, description: 'Lugar do batismo: cidade e estado da igreja.' })
  local!: string | null
  @Field(() => String, { nullable: true, description: 'Endereço do logotipo da igreja.' }) logoUrl!: string | null
}

@ObjectType({ description: 'Uma data de que a página mostra batismos.', simpleResolvers: true })
export class BatismoData {
  @Field(() => DateOnlyScalar, { description: 'A data.' }) dataBatismo!: string
  @Field(() => Int, { description: 'Quantos batismos desta data a lista inteira tem.' }) quantidade!: number
  @Field(() => Int, { description: 'O lugar, entre os desta data, do primeiro que está na página; a partir de 1.' })
  primeiro!: number
}

export const BatismoOrdem = orderOf('Batismo', batismoFields, {
  dataBatismo: 'Data do batismo.',
  batizando: 'Nome de quem foi batizado.',
  pastor: 'Nome de quem batizou.',
  createdAt: 'Data do registro.',
})

@InputType({ description: 'Filtro da lista de batismos.' })
export class BatismoFiltro {
  @Field(() => String, {
    nullable: true,
    description: 'proximos, de hoje em diante, ou anteriores; sem ele, todos.',
  })
  quando?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class BatismosArgs extends PageArgs {
  @Field(() => BatismoOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, da data mais nova à mais antiga, e os próximos a partir do mais perto.',
  })
  ordem?: Order<(typeof batismoFields)[number]> | null
  @Field(() => BatismoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: BatismoFiltro | null
}

@InputType({ description: 'Batismos de várias pessoas no mesmo dia, pelo mesmo pastor.' })
export class BatismosInput {
  @Field(() => [ID], { description: 'Quem foi batizado, por número ou uuid; no máximo 200 pessoas.' })
  batizandos!: string[]
  @Field(() => ID, { description: 'Quem batizou, por número ou uuid; não um recém-convertido.' }) idPastor!: string
  @Field(() => DateOnlyScalar, { description: 'Data dos batismos; no futuro ficam planejados.' }) dataBatismo!: string
}

@InputType({ description: 'Dados de um batismo.' })
export class BatismoInput {
  @Field(() => ID, { description: 'Quem foi batizado, por número ou uuid.' }) idBatizando!: string
  @Field(() => ID, { description: 'Quem batizou, por número ou uuid; não um recém-convertido.' }) idPastor!: string
  @Field(() => DateOnlyScalar, { description: 'Data do batismo; no futuro fica planejado.' }) dataBatismo!: string
}
