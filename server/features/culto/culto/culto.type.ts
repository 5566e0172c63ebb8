import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { cultoFields } from '../../../../schema/rules/culto/culto.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um culto da igreja.', simpleResolvers: true, implements: Registro })
export class Culto {
  @Field(() => Int, { description: 'Número do culto.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataCulto!: string
  @Field({ description: 'Hora, HH:mm, no relógio da igreja.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema.' }) temaCulto!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do local.' }) idLocal!: number | null
  @Field(() => Int, { nullable: true, description: 'Número de quem dirige.' }) idDirigente!: number | null
  @Field(() => Int, { nullable: true, description: 'Número de quem prega.' }) idPregador!: number | null
  @Field({ description: 'agendado, realizado ou cancelado.' }) statusCulto!: string
  @Field(() => Int, { description: 'Quantos vieram que não são pessoas cadastradas.' }) visitantes!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

@ObjectType({
  description: 'O que se mostra em um culto para que as pessoas confirmem a presença.',
  simpleResolvers: true,
})
export class CodigoPresenca {
  @Field({ description: 'O token.' }) token!: string
  @Field({ description: 'O endereço em que se confirma a presença.' }) link!: string
  @Field({ description: 'O mesmo endereço como imagem de código QR, em uma URL data:.' }) qrCode!: string
}

export const CultoPage = pageOf(Culto)

export const CultoOrdem = orderOf('Culto', cultoFields, {
  dataCulto: 'Data e hora.',
  temaCulto: 'Tema.',
  local: 'Nome do local.',
  dirigente: 'Nome de quem dirige.',
  pregador: 'Nome de quem prega.',
  statusCulto: 'Status.',
  visitantes: 'Visitantes.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de cultos.' })
export class CultoFiltro {
  @Field(() => String, {
    nullable: true,
    description: 'proximos, de hoje em diante, ou anteriores; sem ele, todos.',
  })
  quando?: string | null
  @Field(() => String, { nullable: true, description: 'agendado, realizado ou cancelado.' })
  statusCulto?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) de?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) ate?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' })
  excluidos?: boolean | null
}

@ArgsType()
export class CultosArgs extends PageArgs {
  @Field(() => CultoOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, do mais novo ao mais antigo, e os próximos a partir do mais perto.',
  })
  ordem?: Order<(typeof cultoFields)[number]> | null
  @Field(() => CultoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: CultoFiltro | null
}

@InputType({ description: 'Dados de um culto.' })
export class CultoInput {
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataCulto!: string
  @Field({ description: 'Hora, HH:mm, no relógio da igreja.' }) horaCulto!: string
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) idLocal?: string | null
  @Field(() => String, { nullable: true, description: 'Tema, até 120 caracteres.' }) temaCulto?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem dirige, por número ou uuid.' }) idDirigente?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem prega, por número ou uuid.' }) idPregador?: string | null
  @Field(() => Int, { nullable: true, description: 'Visitantes.' }) visitantes?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@ObjectType({ description: 'O número de visitantes de um culto, com o que um aparelho contou.', simpleResolvers: true })
export class VisitantesContados {
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => Int, { description: 'Todos os visitantes do culto.' }) visitantes!: number
  @Field(() => ID, { description: 'O aparelho.' }) aparelho!: string
  @Field(() => Int, { description: 'O que este aparelho contou.' }) quantos!: number
}
