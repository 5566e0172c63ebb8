/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que se altera de uma igreja. */
export type IgrejaInput = {
  /** Quem assina os recibos, até 120 caracteres. */
  assinanteRecibos?: string | null | undefined;
  /** Bairro. */
  bairro?: string | null | undefined;
  /** Função de quem assina os recibos, até 60 caracteres. */
  cargoRecibos?: string | null | undefined;
  /** CEP. */
  cep?: string | null | undefined;
  /**
   * Chave Pix; só a que já vale.
   * @deprecated Use `Mutation.mudarChavePix`, que pede a senha.
   */
  chavePix?: string | null | undefined;
  /** Cidade. */
  cidade?: string | null | undefined;
  /** CNPJ. */
  cnpj?: string | null | undefined;
  /** Complemento. */
  complemento?: string | null | undefined;
  /** E-mail de contato. */
  email?: string | null | undefined;
  /** Rua ou avenida. */
  endereco?: string | null | undefined;
  /** Fuso horário (IANA). */
  fusoHorario: string;
  /** Nome. */
  nome: string;
  /** Número. */
  numero?: string | null | undefined;
  /** Telefone com DDD. */
  telefone?: string | null | undefined;
  /** Estado, sigla. */
  uf?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type IgrejaEdicaoFragment = { id: number, nome: string, fusoHorario: string, cnpj: string | null, telefone: string | null, email: string | null, chavePix: string | null, nomePix: string | null, cidadePix: string | null, assinanteRecibos: string | null, cargoRecibos: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, versao: number, logoUrl: string | null, apagarEm: string | null };

export type IgrejaQueryVariables = Exact<{ [key: string]: never; }>;


export type IgrejaQuery = { igreja: { id: number, nome: string, fusoHorario: string, cnpj: string | null, telefone: string | null, email: string | null, chavePix: string | null, nomePix: string | null, cidadePix: string | null, assinanteRecibos: string | null, cargoRecibos: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, versao: number, logoUrl: string | null, apagarEm: string | null } };

export type AtualizarIgrejaMutationVariables = Exact<{
  input: Types.IgrejaInput;
}>;


export type AtualizarIgrejaMutation = { atualizarIgreja: { id: number, nome: string, fusoHorario: string, cnpj: string | null, telefone: string | null, email: string | null, chavePix: string | null, nomePix: string | null, cidadePix: string | null, assinanteRecibos: string | null, cargoRecibos: string | null, cep: string | null, endereco: string | null, numero: string | null, complemento: string | null, bairro: string | null, cidade: string | null, uf: string | null, versao: number, logoUrl: string | null, apagarEm: string | null } };

export type EnviarLogoIgrejaMutationVariables = Exact<{
  arquivo: File;
}>;


export type EnviarLogoIgrejaMutation = { enviarLogoIgreja: { id: number, logoUrl: string | null, versao: number } };

export type RemoverLogoIgrejaMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoverLogoIgrejaMutation = { removerLogoIgreja: { id: number, logoUrl: string | null, versao: number } };

export const IgrejaEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IgrejaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DadosIgreja"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"fusoHorario"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chavePix"}},{"kind":"Field","name":{"kind":"Name","value":"nomePix"}},{"kind":"Field","name":{"kind":"Name","value":"cidadePix"}},{"kind":"Field","name":{"kind":"Name","value":"assinanteRecibos"}},{"kind":"Field","name":{"kind":"Name","value":"cargoRecibos"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"apagarEm"}}]}}]} as unknown as DocumentNode<IgrejaEdicaoFragment, unknown>;
export const IgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IgrejaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IgrejaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DadosIgreja"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"fusoHorario"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chavePix"}},{"kind":"Field","name":{"kind":"Name","value":"nomePix"}},{"kind":"Field","name":{"kind":"Name","value":"cidadePix"}},{"kind":"Field","name":{"kind":"Name","value":"assinanteRecibos"}},{"kind":"Field","name":{"kind":"Name","value":"cargoRecibos"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"apagarEm"}}]}}]} as unknown as DocumentNode<IgrejaQuery, IgrejaQueryVariables>;
export const AtualizarIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarIgreja"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IgrejaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarIgreja"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IgrejaEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IgrejaEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DadosIgreja"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"fusoHorario"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chavePix"}},{"kind":"Field","name":{"kind":"Name","value":"nomePix"}},{"kind":"Field","name":{"kind":"Name","value":"cidadePix"}},{"kind":"Field","name":{"kind":"Name","value":"assinanteRecibos"}},{"kind":"Field","name":{"kind":"Name","value":"cargoRecibos"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"uf"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"apagarEm"}}]}}]} as unknown as DocumentNode<AtualizarIgrejaMutation, AtualizarIgrejaMutationVariables>;
export const EnviarLogoIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarLogoIgreja"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarLogoIgreja"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EnviarLogoIgrejaMutation, EnviarLogoIgrejaMutationVariables>;
export const RemoverLogoIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverLogoIgreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerLogoIgreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<RemoverLogoIgrejaMutation, RemoverLogoIgrejaMutationVariables>;
export const useIgrejaQuery = (options?: useQuery.Options<IgrejaQuery, IgrejaQueryVariables> | SkipToken): useQuery.Result<IgrejaQuery, IgrejaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(IgrejaDocument, options as never) as never
export const useAtualizarIgrejaMutation = (options?: useMutation.Options<AtualizarIgrejaMutation, AtualizarIgrejaMutationVariables>): useMutation.ResultTuple<AtualizarIgrejaMutation, AtualizarIgrejaMutationVariables> => useMutation(AtualizarIgrejaDocument, options as never) as never
export const useEnviarLogoIgrejaMutation = (options?: useMutation.Options<EnviarLogoIgrejaMutation, EnviarLogoIgrejaMutationVariables>): useMutation.ResultTuple<EnviarLogoIgrejaMutation, EnviarLogoIgrejaMutationVariables> => useMutation(EnviarLogoIgrejaDocument, options as never) as never
export const useRemoverLogoIgrejaMutation = (options?: useMutation.Options<RemoverLogoIgrejaMutation, RemoverLogoIgrejaMutationVariables>): useMutation.ResultTuple<RemoverLogoIgrejaMutation, RemoverLogoIgrejaMutationVariables> => useMutation(RemoverLogoIgrejaDocument, options as never) as never