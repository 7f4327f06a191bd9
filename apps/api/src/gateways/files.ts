import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { S3mini } from 's3mini'
import type { Config } from '../config.ts'
import { outside } from '../db/outside.ts'

/** Where documents and pictures are kept. Names are made here and never come from a person. */
export interface Files {
  put(name: string, content: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
  delete(name: string): Promise<void>
  /** The names of all there is, in no order. */
  list(): AsyncIterable<string>
}

const NAME = /^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/

/** A random name within a group, such as `licencias/…`. */
export const newFileName = (group: string, extension: string): string => `${group}/${randomUUID()}.${extension}`

function checked(name: string): string {
  if (!NAME.test(name) || name.includes('//')) throw new Error('A file name is not one of ours.')
  return name
}

export function folderFiles(root: string): Files {
  const path = (name: string) => join(root, checked(name))
  return {
    async put(name, content) {
      const file = path(name)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const temporary = `${file}.${randomUUID()}`
      await writeFile(temporary, content, { mode: 0o600 })
      await rename(temporary, file)
    },
    async get(name) {
      try {
        return await readFile(path(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    delete: (name) => rm(path(name), { force: true }),
    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nobodyYet)
      for (const entry of entries) {
        const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (entry.isFile() && NAME.test(name)) yield name
      }
    },
  }
}

/** The folder is made with its first file. */
function nobodyYet(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

export interface S3Settings {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export function s3Files(settings: S3Settings): Files {
  const bucket = new S3mini(settings)
  return {
    async put(name, content) {
      await bucket.putObject(checked(name), content)
    },
    async get(name) {
      const content = await bucket.getObjectArrayBuffer(checked(name))
      return content ? Buffer.from(content) : null
    },
    async delete(name) {
      await bucket.deleteObject(checked(name))
    },
    async *list() {
      const objects = await bucket.listObjects()
      for (const { Key } of objects ?? []) if (NAME.test(Key)) yield Key
    },
  }
}

/** Neither a disk nor a bucket is waited for with a transaction open. */
function outsideOnly(files: Files): Files {
  const alone =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      outside('A file')
      return work(...args)
    }
  return { put: alone(files.put), get: alone(files.get), delete: alone(files.delete), list: files.list }
}

/** The folder below the data, or an S3-compatible bucket when the settings name one. */
export function filesFrom(config: Config): Files {
  const { S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION, dataDir } = config
  if (!S3_URL) return outsideOnly(folderFiles(join(dataDir, 'ficheros')))
  return outsideOnly(
    s3Files({
      endpoint: S3_URL,
      accessKeyId: S3_ACCESS_KEY ?? '',
      secretAccessKey: S3_SECRET_KEY ?? '',
      region: S3_REGION,
    }),
  )
}
