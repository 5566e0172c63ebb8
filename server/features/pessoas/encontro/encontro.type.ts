import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { encontroFields } from '../../../../schema/rules/pessoas/encontro.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma linha da chamada de um encontro.', simpleResolvers: true })
export class Chamada {
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => Boolean, { description: 'Esteve no encontro.' }) presente!: boolean
  @Field(() => Boolean, { description: 'É membro da célula; se não, esteve como convidada.' }) membroCelula!: boolean
  @Field(() => Int, { description: '1: lidera a célula; 0: não.' }) membroLider!: number
}

@ObjectType({ description: 'Uma reunião de uma célula.', simpleResolvers: true, implements: Registro })
export class Encontro {
  @Field(() => Int, { description: 'Número do encontro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da célula.' }) idCelula!: number
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataEncontro!: string
  @Field(() => String, { nullable: true, description: 'Tema do estudo.' }) temaEstudo!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do local.' }) idLocal!: number | null
  @Field(() => String, { nullable: true, description: 'Observações.' }) observacoes!: string | null
  @Field(() => Int, { description: 'Quantas pessoas da igreja estiveram presentes; visitantes à parte.' })
  qtdePresentes!: number
  @Field(() => Int, { description: 'Quantos visitantes, que não são pessoas cadastradas, vieram.' }) visitantes!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, {
    description: 'Versão do registro e da sua chamada, para evitar sobrescrever a edição de outra pessoa.',
  })
  versao!: number
}

export const EncontroPage = pageOf(Encontro)

export const EncontroOrdem = orderOf('Encontro', encontroFields, {
  dataEncontro: 'Data.',
  celula: 'Nome da célula.',
  visitantes: 'Quantidade de visitantes.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de encontros.' })
export class EncontroFiltro {
  @Field(() => ID, { nullable: true, description: 'Célula, por número ou uuid.' }) idCelula?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'A partir desta data.' }) dataInicial?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até esta data.' }) dataFinal?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class EncontrosArgs extends PageArgs {
  @Field(() => EncontroOrdem, { nullable: true, description: 'Ordem; sem ela, do mais novo ao mais antigo.' })
  ordem?: Order<(typeof encontroFields)[number]> | null
  @Field(() => EncontroFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EncontroFiltro | null
}

@InputType({ description: 'Dados de um encontro.' })
export class EncontroInput {
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataEncontro!: string
  @Field(() => String, { nullable: true, description: 'Tema do estudo, até 200 caracteres.' }) temaEstudo?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) idLocal?: string | null
  @Field(() => String, { nullable: true, description: 'Observações.' }) observacoes?: string | null
  @Field(() => Int, { nullable: true, description: 'Quantos visitantes vieram.' }) visitantes?: number | null
  @Field(() => [ID], {
    nullable: true,
    description: 'Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está.',
  })
  presentes?: string[] | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Dados de um encontro novo.' })
export class NovoEncontroInput extends EncontroInput {
  @Field(() => ID, { description: 'Célula, por número ou uuid.' }) idCelula!: string
}

@InputType({ description: 'A chamada inteira de um encontro: substitui a anterior.' })
export class PresencasInput {
  @Field(() => [ID], {
    description: 'Quem esteve presente, por número ou uuid da pessoa; quem falta aqui, não esteve.',
  })
  presentes!: string[]
  @Field(() => Int, { description: 'Quantos visitantes vieram.' }) visitantes!: number
  @Field(() => Int, { nullable: true, description: 'Versão do encontro que estava sendo editada.' }) versao?:
    | number
    | null
}

@InputType({ description: 'Se uma pessoa esteve em um encontro, com o instante em que isto foi marcado.' })
export class MarcaPresencaInput {
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => Boolean, { description: 'Esteve presente.' }) presente!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi marcado, pelo relógio do aparelho.' }) marcadoEm!: string
}

@InputType({ description: 'Quantos visitantes vieram, com o instante em que isto foi marcado.' })
export class MarcaVisitantesInput {
  @Field(() => Int, { description: 'Quantos vieram.' }) quantos!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi marcado, pelo relógio do aparelho.' }) marcadoEm!: string
}

@InputType({
  description: 'Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova.',
})
export class MarcasInput {
  @Field(() => [MarcaPresencaInput], { description: 'As pessoas marcadas; quem falta aqui, fica como está.' })
  marcas!: MarcaPresencaInput[]
  @Field(() => MarcaVisitantesInput, { nullable: true, description: 'Os visitantes, se foram contados.' })
  visitantes?: MarcaVisitantesInput | null
  @Field(() => DateTimeScalar, {
    description: 'Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha.',
  })
  enviadoEm!: string
}

@ObjectType({ description: 'Uma marca que não pôde ser guardada.', simpleResolvers: true })
export class MarcaRecusada {
  @Field(() => ID, { description: 'A pessoa, como veio na marca.' }) idMembro!: string
  @Field(() => String, { description: 'Por quê.' }) motivo!: string
}

@ObjectType({ description: 'O que foi feito com as marcas de um aparelho.', simpleResolvers: true })
export class PresencasMarcadas {
  @Field(() => Encontro, { description: 'O encontro, com as marcas.' }) encontro!: Encontro
  @Field(() => [MarcaRecusada], { description: 'As que não puderam ser guardadas; as outras foram.' })
  recusados!: MarcaRecusada[]
}

@ObjectType({ description: 'Uma pessoa da igreja que esteve em um encontro.', simpleResolvers: true })
export class MembroEncontro {
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do encontro.' }) idEncontro!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi registrada.' }) createdAt!: Date
}

export const MembroEncontroPage = pageOf(MembroEncontro)

@InputType({ description: 'Filtro da lista de presenças em encontros.' })
export class MembroEncontroFiltro {
  @Field(() => ID, { nullable: true, description: 'Encontro, por número ou uuid.' }) idEncontro?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid: os encontros em que esteve.' })
  idMembro?: string | null
}

@ArgsType()
export class MembrosEncontroArgs extends PageArgs {
  @Field(() => MembroEncontroFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MembroEncontroFiltro | null
}

@InputType({ description: 'Uma pessoa que esteve em um encontro.' })
export class MembroEncontroInput {
  @Field(() => ID, { description: 'Encontro, por número ou uuid.' }) idEncontro!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
}
