-- One request, sent again and again; its figures as one line of JSON. The request comes by the environment.
wrk.method = os.getenv("SHOT_METHOD") or "GET"
wrk.body = os.getenv("SHOT_BODY")

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\nFIGURES {"requests":%d,"micros":%d,"bytes":%d,"failed":%d,"p50":%d,"p95":%d}\n',
    summary.requests, summary.duration, summary.bytes, failed, latency:percentile(50), latency:percentile(95)
  ))
end
