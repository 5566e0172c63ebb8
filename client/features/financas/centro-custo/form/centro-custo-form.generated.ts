/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um centro de custo. */
export type CentroCustoInput = {
  /** Descrição, até 2000 caracteres. */
  descricao?: string | null | undefined;
  /** Departamento, por número ou uuid. */
  idDepartamento: string | number;
  /** Nome do centro de custo, até 100 caracteres; único na igreja. */
  nome: string;
  /** 1: ativado, o usual; 0: desativado. */
  status?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type CentroCustoEdicaoFragment = { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, idDepartamento: number, versao: number, departamento: { id: number, uuid: string, tituloDepartamento: string } | null };

export type CentroCustoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type CentroCustoParaEditarQuery = { centroCusto: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, idDepartamento: number, versao: number, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export type CriarCentroCustoMutationVariables = Exact<{
  input: Types.CentroCustoInput;
}>;


export type CriarCentroCustoMutation = { criarCentroCusto: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, idDepartamento: number, versao: number, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export type AtualizarCentroCustoMutationVariables = Exact<{
  id: string | number;
  input: Types.CentroCustoInput;
}>;


export type AtualizarCentroCustoMutation = { atualizarCentroCusto: { id: number, uuid: string, idCliente: number, nome: string, descricao: string | null, status: number, idDepartamento: number, versao: number, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export const CentroCustoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CentroCustoEdicaoFragment, unknown>;
export const CentroCustoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CentroCustoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CentroCustoParaEditarQuery, CentroCustoParaEditarQueryVariables>;
export const CriarCentroCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarCentroCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCustoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarCentroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarCentroCustoMutation, CriarCentroCustoMutationVariables>;
export const AtualizarCentroCustoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarCentroCusto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCustoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarCentroCusto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentroCustoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentroCustoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CentroCusto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarCentroCustoMutation, AtualizarCentroCustoMutationVariables>;
export const useCentroCustoParaEditarQuery = (options: useQuery.Options<CentroCustoParaEditarQuery, CentroCustoParaEditarQueryVariables> | SkipToken): useQuery.Result<CentroCustoParaEditarQuery, CentroCustoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CentroCustoParaEditarDocument, options as never) as never
export const useCriarCentroCustoMutation = (options?: useMutation.Options<CriarCentroCustoMutation, CriarCentroCustoMutationVariables>): useMutation.ResultTuple<CriarCentroCustoMutation, CriarCentroCustoMutationVariables> => useMutation(CriarCentroCustoDocument, options as never) as never
export const useAtualizarCentroCustoMutation = (options?: useMutation.Options<AtualizarCentroCustoMutation, AtualizarCentroCustoMutationVariables>): useMutation.ResultTuple<AtualizarCentroCustoMutation, AtualizarCentroCustoMutationVariables> => useMutation(AtualizarCentroCustoDocument, options as never) as never