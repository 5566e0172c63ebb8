import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Finalidade, TipoChavePix } from '../../../../schema/rules/missoes/codigo-pix.input.js'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const finalidades = 'dizimo, oferta, campanha ou evento'
const tipos = 'cnpj, cpf, email, telefone ou aleatoria'

@ObjectType({
  description: 'A que se refere um código Pix: a finalidade e quem oferta. O extrato do banco mostra o txid.',
  simpleResolvers: true,
  implements: Registro,
})
export class CodigoPix {
  @Field(() => Int, { description: 'Número do código.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'O identificador que o banco mostra no extrato.' }) txid!: string
  @Field(() => String, { description: `Para que é: ${finalidades}.` }) finalidade!: Finalidade
  @Field(() => Int, { nullable: true, description: 'Número de quem oferta; nulo: qualquer pessoa.' })
  idUsuario!: number | null
  @Field(() => Int, { nullable: true, description: 'Número da campanha.' }) idCampanha!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do evento.' }) idEvento!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi gerado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const CodigoPixPage = pageOf(CodigoPix)

@ObjectType({ description: 'Quem recebe um Pix, para conferir com o que o banco mostra.', simpleResolvers: true })
export class RecebedorPix {
  @Field({ description: 'Nome da igreja.' }) igreja!: string
  @Field(() => String, { nullable: true, description: 'CNPJ da igreja.' }) cnpj!: string | null
  @Field(() => String, { description: `Tipo da chave: ${tipos}.` }) tipo!: TipoChavePix
  @Field({ description: 'A chave.' }) chave!: string
  @Field({ description: 'O nome que o banco mostra.' }) nome!: string
  @Field({ description: 'A cidade que o banco mostra.' }) cidade!: string
}

@ObjectType({ description: 'Uma campanha ou um evento a que se pode ofertar.', simpleResolvers: true })
export class DestinoPix {
  @Field(() => Int, { description: 'Número.' }) id!: number
  @Field({ description: 'Nome.' }) nome!: string
}

@ObjectType({ description: 'O que se pode ofertar por Pix, e a quem.', simpleResolvers: true })
export class Ofertar {
  @Field(() => RecebedorPix, { nullable: true, description: 'Quem recebe; nulo enquanto a igreja não tem chave Pix.' })
  recebedor!: RecebedorPix | null
  @Field(() => String, { nullable: true, description: 'Endereço da página pública de ofertas, se está no ar.' })
  enderecoPublico!: string | null
  @Field(() => [DestinoPix], { description: 'Campanhas ativas.' }) campanhas!: DestinoPix[]
  @Field(() => [DestinoPix], { description: 'Eventos que ainda não terminaram.' }) eventos!: DestinoPix[]
}

@ObjectType({ description: 'O que a página pública de ofertas de uma igreja mostra.', simpleResolvers: true })
export class PaginaOfertar {
  @Field(() => RecebedorPix, { description: 'Quem recebe.' }) recebedor!: RecebedorPix
  @Field(() => [DestinoPix], { description: 'Campanhas ativas.' }) campanhas!: DestinoPix[]
}

@ObjectType({ description: 'A página pública de ofertas depois da mudança.', simpleResolvers: true })
export class PaginaOfertarMudada {
  @Field(() => String, { nullable: true, description: 'O endereço; nulo: a página não está no ar.' })
  enderecoPublico!: string | null
  @Field(() => Int, { description: 'Versão dos dados da igreja.' }) versao!: number
}

@ObjectType({ description: 'Um código Pix para pagar.', simpleResolvers: true })
export class CodigoPixGerado {
  @Field({ description: 'O identificador que o banco mostra no extrato.' }) txid!: string
  @Field({ description: 'O texto do código, para copiar e colar no aplicativo do banco.' }) copiaECola!: string
  @Field(() => DecimalScalar, { nullable: true, description: 'O valor; nulo: quem paga escolhe.' }) valor!:
    | string
    | null
  @Field(() => RecebedorPix, { description: 'Quem recebe.' }) recebedor!: RecebedorPix
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Até quando pode ser pago, se é uma cobrança do banco; nulo: sempre.',
  })
  expiraEm?: string | null
}

@ObjectType({ description: 'A chave Pix da igreja depois da mudança.', simpleResolvers: true })
export class ChavePixMudada {
  @Field(() => RecebedorPix, { nullable: true, description: 'Quem recebe.' }) recebedor!: RecebedorPix | null
  @Field(() => Int, { description: 'Versão dos dados da igreja.' }) versao!: number
}

@InputType({ description: 'O que um código Pix deve dizer.' })
export class GerarCodigoPixInput {
  @Field(() => String, { description: `Para que é: ${finalidades}.` }) finalidade!: Finalidade
  @Field(() => ID, { nullable: true, description: 'A campanha, por número ou uuid.' }) idCampanha?: string | null
  @Field(() => ID, { nullable: true, description: 'O evento, por número ou uuid.' }) idEvento?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'O valor; ausente, quem paga escolhe.' })
  valor?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: o código não diz quem oferta.' }) semNome?:
    | boolean
    | null
}

@InputType({ description: 'A nova chave Pix da igreja.' })
export class MudarChavePixInput {
  @Field(() => String, { description: `Tipo da chave: ${tipos}.` }) tipoChave!: TipoChavePix
  @Field({ description: 'A chave, até 77 caracteres.' }) chavePix!: string
  @Field({ description: 'O nome que o banco mostra, até 25 caracteres.' }) nome!: string
  @Field({ description: 'A cidade que o banco mostra, até 15 caracteres.' }) cidade!: string
  @Field({ description: 'A senha atual de quem muda.' }) minhaSenha!: string
  @Field(() => String, {
    nullable: true,
    description: 'O código de verificação, de quem entra em duas etapas.',
  })
  codigo?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão dos dados da igreja que estava sendo editada.' })
  versao?: number | null
}

@InputType({ description: 'Filtro dos códigos Pix.' })
export class CodigoPixFiltro {
  @Field(() => String, { nullable: true, description: `Para que é: ${finalidades}.` }) finalidade?: Finalidade | null
  @Field(() => ID, { nullable: true, description: 'Quem oferta, por número ou uuid.' }) idUsuario?: string | null
}

@ArgsType()
export class CodigosPixArgs extends PageArgs {
  @Field(() => CodigoPixFiltro, { nullable: true, description: 'Filtro.' }) filtro?: CodigoPixFiltro | null
}
