/** Where a person stood in a list, so that Back finds the same rows under the eyes. */
export interface Standing {
  top: number
  cursor: number
}

const standings = new Map<string, Standing>()

export const standingIn = (address: string): Standing | undefined => standings.get(address)

export const keepStanding = (address: string, standing: Standing): void => void standings.set(address, standing)
