import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const text = { nullable: true } as const

@ObjectType({ description: 'Os dados de uma igreja.', simpleResolvers: true })
export class DadosIgreja {
  @Field(() => Int, { description: 'Número da igreja (idCliente).' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) nome!: string
  @Field({ description: 'Fuso horário em que instantes são mostrados (IANA).' }) fusoHorario!: string
  @Field(() => String, { ...text, description: 'CNPJ, 14 caracteres.' }) cnpj!: string | null
  @Field(() => String, { ...text, description: 'Telefone, só dígitos.' }) telefone!: string | null
  @Field(() => String, { ...text, description: 'E-mail de contato.' }) email!: string | null
  @Field(() => String, { ...text, description: 'Chave Pix.' }) chavePix!: string | null
  @Field(() => String, { ...text, description: 'Nome que os códigos Pix mostram.' }) nomePix!: string | null
  @Field(() => String, { ...text, description: 'Cidade que os códigos Pix mostram.' }) cidadePix!: string | null
  @Field(() => String, { ...text, description: 'Quem assina os recibos; nulo: quem tem a função Tesoureiro.' })
  assinanteRecibos!: string | null
  @Field(() => String, { ...text, description: 'Função de quem assina os recibos, como Tesoureira.' })
  cargoRecibos!: string | null
  @Field(() => String, {
    ...text,
    description: 'Encarregado pelos dados pessoais (LGPD): uma pessoa ou um canal, como Secretaria.',
  })
  encarregado!: string | null
  @Field(() => String, { ...text, description: 'E-mail do encarregado.' }) emailEncarregado!: string | null
  @Field(() => String, { ...text, description: 'Telefone do encarregado, só dígitos.' })
  telefoneEncarregado!: string | null
  @Field(() => Int, {
    description: 'Se a igreja se declara agente de pequeno porte (Res. CD/ANPD 2/2022), com prazos em dobro: 0 ou 1.',
  })
  pequenoPorte!: number
  @Field(() => String, { ...text, description: 'CEP, só dígitos.' }) cep!: string | null
  @Field(() => String, { ...text, description: 'Rua ou avenida.' }) endereco!: string | null
  @Field(() => String, { ...text, description: 'Número.' }) numero!: string | null
  @Field(() => String, { ...text, description: 'Complemento.' }) complemento!: string | null
  @Field(() => String, { ...text, description: 'Bairro.' }) bairro!: string | null
  @Field(() => String, { ...text, description: 'Cidade.' }) cidade!: string | null
  @Field(() => String, { ...text, description: 'Estado, sigla.' }) uf!: string | null
  @Field(() => [String], {
    description: 'O que ela não usa: fica fora do menu e da página inicial, e os dados continuam.',
  })
  modulosDesligados!: string[]
  @Field(() => DateTimeScalar, { ...text, description: 'Desde quando está suspensa: lê, mas não escreve.' })
  suspensoEm!: Date | null
  @Field(() => String, { ...text, description: 'Por que está suspensa.' }) motivoSuspensao!: string | null
  @Field(() => DateTimeScalar, { ...text, description: 'Quando será apagada, se a conta foi encerrada.' })
  apagarEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

@InputType({ description: 'O que se altera de uma igreja.' })
export class IgrejaInput {
  @Field({ description: 'Nome.' }) nome!: string
  @Field({ description: 'Fuso horário (IANA).' }) fusoHorario!: string
  @Field(() => String, { ...text, description: 'CNPJ.' }) cnpj?: string | null
  @Field(() => String, { ...text, description: 'Telefone com DDD.' }) telefone?: string | null
  @Field(() => String, { ...text, description: 'E-mail de contato.' }) email?: string | null
  @Field(() => String, {
    ...text,
    description: 'Chave Pix; só a que já vale.',
    deprecationReason: 'Use `Mutation.mudarChavePix`, que pede a senha.',
  })
  chavePix?: string | null
  @Field(() => String, { ...text, description: 'Quem assina os recibos, até 120 caracteres.' })
  assinanteRecibos?: string | null
  @Field(() => String, { ...text, description: 'Função de quem assina os recibos, até 60 caracteres.' })
  cargoRecibos?: string | null
  @Field(() => String, {
    ...text,
    description: 'Encarregado pelos dados pessoais, pessoa ou canal, até 120 caracteres.',
  })
  encarregado?: string | null
  @Field(() => String, { ...text, description: 'E-mail do encarregado.' }) emailEncarregado?: string | null
  @Field(() => String, { ...text, description: 'Telefone do encarregado, com DDD.' })
  telefoneEncarregado?: string | null
  @Field(() => Int, { ...text, description: 'Agente de pequeno porte: 0 ou 1; sem ele, fica como está.' })
  pequenoPorte?: number | null
  @Field(() => String, { ...text, description: 'CEP.' }) cep?: string | null
  @Field(() => String, { ...text, description: 'Rua ou avenida.' }) endereco?: string | null
  @Field(() => String, { ...text, description: 'Número.' }) numero?: string | null
  @Field(() => String, { ...text, description: 'Complemento.' }) complemento?: string | null
  @Field(() => String, { ...text, description: 'Bairro.' }) bairro?: string | null
  @Field(() => String, { ...text, description: 'Cidade.' }) cidade?: string | null
  @Field(() => String, { ...text, description: 'Estado, sigla.' }) uf?: string | null
  @Field(() => Int, { ...text, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
