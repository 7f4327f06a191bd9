-- Requests as they go over the wire, one after the other, out of a file; their figures as one line of JSON.
local shots = {}
for shot in assert(io.open(os.getenv("SHOTS"), "rb")):read("*a"):gmatch("[^%z]+") do
  shots[#shots + 1] = shot
end

local last = 0
function request()
  last = last % #shots + 1
  return shots[last]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\nFIGURES {"requests":%d,"micros":%d,"bytes":%d,"failed":%d,"p50":%d,"p95":%d}\n',
    summary.requests, summary.duration, summary.bytes, failed, latency:percentile(50), latency:percentile(95)
  ))
end
