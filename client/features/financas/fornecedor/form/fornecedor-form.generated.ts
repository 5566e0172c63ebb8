/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um fornecedor. */
export type FornecedorInput = {
  /** Onde pagar: banco, agência, conta, chave Pix; até 500 caracteres. */
  dadosBancarios?: string | null | undefined;
  /** CPF ou CNPJ, com ou sem pontuação, também o CNPJ com letras; único na igreja. */
  documento?: string | null | undefined;
  /** E-mail. */
  email?: string | null | undefined;
  /** Endereço, até 200 caracteres. */
  endereco?: string | null | undefined;
  /** Nome, até 120 caracteres. */
  nome: string;
  /** Observações, até 2000 caracteres. */
  observacoes?: string | null | undefined;
  /** Telefone com DDD. */
  telefone?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type FornecedorEdicaoFragment = { id: number, uuid: string, idCliente: number, nome: string, documento: string | null, email: string | null, telefone: string | null, endereco: string | null, dadosBancarios: string | null, observacoes: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type FornecedorParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type FornecedorParaEditarQuery = { fornecedor: { id: number, uuid: string, idCliente: number, nome: string, documento: string | null, email: string | null, telefone: string | null, endereco: string | null, dadosBancarios: string | null, observacoes: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarFornecedorMutationVariables = Exact<{
  input: Types.FornecedorInput;
  idCliente?: number | null | undefined;
}>;


export type CriarFornecedorMutation = { criarFornecedor: { id: number, uuid: string, idCliente: number, nome: string, documento: string | null, email: string | null, telefone: string | null, endereco: string | null, dadosBancarios: string | null, observacoes: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarFornecedorMutationVariables = Exact<{
  id: string | number;
  input: Types.FornecedorInput;
}>;


export type AtualizarFornecedorMutation = { atualizarFornecedor: { id: number, uuid: string, idCliente: number, nome: string, documento: string | null, email: string | null, telefone: string | null, endereco: string | null, dadosBancarios: string | null, observacoes: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const FornecedorEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FornecedorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fornecedor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"dadosBancarios"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<FornecedorEdicaoFragment, unknown>;
export const FornecedorParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FornecedorParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fornecedor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FornecedorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FornecedorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fornecedor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"dadosBancarios"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<FornecedorParaEditarQuery, FornecedorParaEditarQueryVariables>;
export const CriarFornecedorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarFornecedor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FornecedorInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarFornecedor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FornecedorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FornecedorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fornecedor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"dadosBancarios"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarFornecedorMutation, CriarFornecedorMutationVariables>;
export const AtualizarFornecedorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarFornecedor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FornecedorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarFornecedor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FornecedorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FornecedorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fornecedor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefone"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"dadosBancarios"}},{"kind":"Field","name":{"kind":"Name","value":"observacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarFornecedorMutation, AtualizarFornecedorMutationVariables>;
export const useFornecedorParaEditarQuery = (options: useQuery.Options<FornecedorParaEditarQuery, FornecedorParaEditarQueryVariables> | SkipToken): useQuery.Result<FornecedorParaEditarQuery, FornecedorParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FornecedorParaEditarDocument, options as never) as never
export const useCriarFornecedorMutation = (options?: useMutation.Options<CriarFornecedorMutation, CriarFornecedorMutationVariables>): useMutation.ResultTuple<CriarFornecedorMutation, CriarFornecedorMutationVariables> => useMutation(CriarFornecedorDocument, options as never) as never
export const useAtualizarFornecedorMutation = (options?: useMutation.Options<AtualizarFornecedorMutation, AtualizarFornecedorMutationVariables>): useMutation.ResultTuple<AtualizarFornecedorMutation, AtualizarFornecedorMutationVariables> => useMutation(AtualizarFornecedorDocument, options as never) as never