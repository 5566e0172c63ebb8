/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que um código Pix deve dizer. */
export type GerarCodigoPixInput = {
  /** Para que é: dizimo, oferta, campanha ou evento. */
  finalidade: string;
  /** A campanha, por número ou uuid. */
  idCampanha?: string | number | null | undefined;
  /** O evento, por número ou uuid. */
  idEvento?: string | number | null | undefined;
  /** Verdadeiro: o código não diz quem oferta. */
  semNome?: boolean | null | undefined;
  /** O valor; ausente, quem paga escolhe. */
  valor?: string | null | undefined;
};

export type QuemRecebePixFragment = { igreja: string, cnpj: string | null, tipo: string, chave: string, nome: string, cidade: string };

export type OfertarQueryVariables = Exact<{ [key: string]: never; }>;


export type OfertarQuery = { ofertar: { recebedor: { igreja: string, cnpj: string | null, tipo: string, chave: string, nome: string, cidade: string } | null, campanhas: Array<{ id: number, nome: string }>, eventos: Array<{ id: number, nome: string }> } };

export type OfertarPixMutationVariables = Exact<{
  input: Types.GerarCodigoPixInput;
}>;


export type OfertarPixMutation = { ofertarPix: { txid: string, valor: string | null, copiaECola: string, qrCode: string, expiraEm: string | null, recebedor: { igreja: string, cnpj: string | null, tipo: string, chave: string, nome: string, cidade: string } } };

export const QuemRecebePixFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuemRecebePix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecebedorPix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}}]}}]} as unknown as DocumentNode<QuemRecebePixFragment, unknown>;
export const OfertarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ofertar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ofertar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recebedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuemRecebePix"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campanhas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuemRecebePix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecebedorPix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}}]}}]} as unknown as DocumentNode<OfertarQuery, OfertarQueryVariables>;
export const OfertarPixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfertarPix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GerarCodigoPixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ofertarPix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"txid"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"copiaECola"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"recebedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuemRecebePix"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuemRecebePix"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecebedorPix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}}]}}]} as unknown as DocumentNode<OfertarPixMutation, OfertarPixMutationVariables>;
export const useOfertarQuery = (options?: useQuery.Options<OfertarQuery, OfertarQueryVariables> | SkipToken): useQuery.Result<OfertarQuery, OfertarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(OfertarDocument, options as never) as never
export const useOfertarPixMutation = (options?: useMutation.Options<OfertarPixMutation, OfertarPixMutationVariables>): useMutation.ResultTuple<OfertarPixMutation, OfertarPixMutationVariables> => useMutation(OfertarPixDocument, options as never) as never