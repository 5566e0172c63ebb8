import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { celulaFields } from '../../../../schema/rules/pessoas/celula.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const dia = 'Dia da semana: de 0 (domingo) a 6 (sábado).'
const status = 'ativa ou inativa.'

@ObjectType({
  description: 'Um grupo pequeno que se reúne nas casas, com um só responsável.',
  simpleResolvers: true,
  implements: Registro,
})
export class Celula {
  @Field(() => Int, { description: 'Número da célula.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome da célula.' }) nomeCelula!: string
  @Field(() => Int, { nullable: true, description: 'Número da pessoa que lidera a célula.' }) idResponsavel!:
    | number
    | null
  @Field(() => Int, { nullable: true, description: dia }) diaCelula!: number | null
  @Field(() => String, { nullable: true, description: 'Hora em que se reúne, HH:mm.' }) horaCelula!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Endereço em que se reúne. Nulo para quem não pode ler endereços.',
  })
  @ReadableBy('usuario.lerTelefone')
  enderecoCelula!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do local em que se reúne.' }) idLocal!: number | null
  @Field({ description: `Status: ${status}` }) statusCelula!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const CelulaPage = pageOf(Celula)

export const CelulaOrdem = orderOf('Celula', celulaFields, {
  nomeCelula: 'Nome.',
  responsavel: 'Nome do responsável.',
  diaCelula: 'Dia da semana e hora.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de células.' })
export class CelulaFiltro {
  @Field(() => String, { nullable: true, description: `Status: ${status}` }) statusCelula?: string | null
  @Field(() => Int, { nullable: true, description: dia }) diaCelula?: number | null
  @Field(() => ID, { nullable: true, description: 'Quem lidera, por número ou uuid da pessoa.' }) idResponsavel?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) idLocal?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class CelulasArgs extends PageArgs {
  @Field(() => CelulaOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof celulaFields)[number]> | null
  @Field(() => CelulaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: CelulaFiltro | null
}

@InputType({ description: 'Dados de uma célula.' })
export class CelulaInput {
  @Field({ description: 'Nome da célula, até 100 caracteres.' }) nomeCelula!: string
  @Field(() => ID, {
    nullable: true,
    description:
      'Quem lidera a célula, por número ou uuid. A pessoa passa a ser membro, e o responsável anterior, um membro comum.',
  })
  idResponsavel?: string | null
  @Field(() => Int, { nullable: true, description: dia }) diaCelula?: number | null
  @Field(() => String, { nullable: true, description: 'Hora em que se reúne, HH:mm.' }) horaCelula?: string | null
  @Field(() => String, { nullable: true, description: 'Endereço em que se reúne, até 200 caracteres.' })
  enderecoCelula?: string | null
  @Field(() => ID, { nullable: true, description: 'Local em que se reúne, por número ou uuid.' }) idLocal?:
    | string
    | null
  @Field(() => String, { nullable: true, description: `Status: ${status} Sem ele, ativa.` }) statusCelula?:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
